import { describe, expect, it } from 'vitest'
import * as desk from './desk'

const kind = (token: string, more: Partial<desk.Kind> = {}): desk.Kind => ({ token, text: `desk-${token}`, key: '', counted: false, added: false, ...more })

const CARDS: desk.Part = {
  name: 'cards',
  text: 'desk-cards',
  one: 'desk-card',
  kinds: [kind('.'), kind('#'), kind('E'), kind('T'), kind('t'), kind('s')],
  fields: [
    { name: 'number', text: '', least: 1, most: 48, values: [] },
    { name: 'colour', text: '', least: 0, most: 0, values: [['violet', ''], ['green', '']] },
    { name: 'door', text: '', least: 0, most: 0, values: [['s', '']] },
  ],
  columns: [3, 3],
  rows: [2, 2],
  most: 4,
  along: '',
  entries: [],
  summed: false,
}
const BOARD: desk.Part = { ...CARDS, name: 'board', kinds: [kind('.'), kind('S'), kind('~', { key: 'n', counted: true }), kind('*', { added: true })], fields: [], columns: [2, 4], rows: [2, 4], most: 1 }
const SYMBOLS: desk.Part = { ...BOARD, name: 'symbols', kinds: [kind('s'), kind('c')], along: 'board' }

const [RIVER, PALM] = [BOARD.kinds[2], BOARD.kinds[3]] as [desk.Kind, desk.Kind]
const grid = (text: string): string[][] => text.split('/').map((row) => row.split(' '))
const boards = (board: string, symbols: string): desk.Content => ({
  board: { pieces: [{ fields: {}, rows: grid(board) }], counts: {} },
  symbols: { pieces: [{ fields: {}, rows: grid(symbols) }], counts: {} },
})
const rowsOf = (content: desk.Content, part: string): string | undefined => content[part]?.pieces[0]?.rows.map((row) => row.join(' ')).join('/')

describe('a key', () => {
  it('means the kind that is written so, big or small where both are kinds', () => {
    expect(desk.keyed(CARDS, 't')?.token).toBe('t')
    expect(desk.keyed(CARDS, 'T')?.token).toBe('T')
    expect(desk.keyed(CARDS, 'e')?.token).toBe('E')
    expect(desk.keyed(BOARD, 'n')).toBe(RIVER)
    expect(desk.keyed(BOARD, '~')).toBe(RIVER)
  })

  it('that is no kind means nothing', () => {
    for (const key of ['q', 'Tab', 'ArrowUp', '']) expect(desk.keyed(CARDS, key)).toBeUndefined()
  })

  it('moves within the grid', () => {
    expect(desk.moved('ArrowRight', 2, 0, 3, 2)).toEqual([2, 0])
    expect(desk.moved('ArrowDown', 2, 0, 3, 2)).toEqual([2, 1])
    expect(desk.moved('ArrowUp', 1, 0, 3, 2)).toEqual([1, 0])
    expect(desk.moved('ArrowLeft', 1, 1, 3, 2)).toEqual([0, 1])
    expect(desk.moved('End', 0, 1, 3, 2)).toEqual([2, 1])
    expect(desk.moved('Home', 2, 1, 3, 2)).toEqual([0, 1])
    expect(desk.moved('x', 2, 1, 3, 2)).toBeNull()
  })

  it('goes on to the next square, and stays on the last', () => {
    expect(desk.following(0, 0, 3, 2)).toEqual([1, 0])
    expect(desk.following(2, 0, 3, 2)).toEqual([0, 1])
    expect(desk.following(2, 1, 3, 2)).toEqual([2, 1])
  })
})

describe('a counted kind', () => {
  const rows = grid('~0 ~2* ./S . ~10**')

  it('is known with its number and what was added', () => {
    expect(desk.kindOf(BOARD, '~2*')).toBe(RIVER)
    expect(desk.numberOf(BOARD, RIVER, '~10**')).toBe(10)
    for (const token of ['~', '~x', '*', '2*', '?']) expect(desk.kindOf(BOARD, token)).toBeUndefined()
  })

  it('takes the first number that is free, and keeps its own', () => {
    expect(desk.put(BOARD, rows, 2, 0, RIVER)).toBe('~1')
    expect(desk.put(BOARD, rows, 1, 0, RIVER)).toBe('~2*')
  })

  it('gets something added, and loses it again; others do not', () => {
    expect(desk.put(BOARD, rows, 0, 0, PALM)).toBe('~0*')
    expect(desk.put(BOARD, rows, 1, 0, PALM)).toBe('~2')
    expect(desk.put(BOARD, rows, 0, 1, PALM)).toBe('S')
  })
})

describe('what is typed', () => {
  it('changes one square and nothing else', () => {
    const before = boards('. ./. .', 's s/c c')
    const after = desk.setSquare(before, 'board', 0, 1, 0, 'S')
    expect(rowsOf(after, 'board')).toBe('. S/. .')
    expect(rowsOf(before, 'board')).toBe('. ./. .')
    expect(after['symbols']).toBe(before['symbols'])
  })

  it('grows and shrinks a board with what lies along it', () => {
    const parts = [BOARD, SYMBOLS]
    const wider = desk.resize(boards('. S/S .', 's s/c c'), parts, BOARD, 3, 3)
    expect(rowsOf(wider, 'board')).toBe('. S ./S . ./. . .')
    expect(rowsOf(wider, 'symbols')).toBe('s s s/c c c/c c c')
    expect(rowsOf(desk.resize(wider, parts, BOARD, 2, 2), 'board')).toBe('. S/S .')
  })

  it('never grows beyond what the service takes', () => {
    const huge = desk.resize(boards('. S/S .', 's s/c c'), [BOARD, SYMBOLS], BOARD, 99, 0)
    expect(rowsOf(huge, 'board')).toBe('. S . ./S . . .')
  })

  it('adds a card with the first number that is free and the colour before it', () => {
    let content: desk.Content = { cards: { pieces: [], counts: {} } }
    content = desk.addPiece(content, CARDS)
    content = desk.setField(desk.addPiece(content, CARDS), 'cards', 1, 'colour', 'green')
    content = desk.addPiece(desk.removePiece(content, 'cards', 0), CARDS)
    expect(content['cards']?.pieces.map(({ fields }) => fields)).toEqual([
      { number: '2', colour: 'green', door: '' },
      { number: '1', colour: 'green', door: '' },
    ])
    expect(content['cards']?.pieces[0]?.rows).toEqual(grid('. . ./. . .'))
  })

  it('counts only what is a number', () => {
    expect(desk.total({ a: '2', b: '', c: ' 3 ', d: 'x', e: '-1' })).toBe(5)
  })
})

describe('looking for numbers', () => {
  it('finds one, several or a span, and all without a wish', () => {
    const among = (wish: string): string[] => ['1', '7', '15', '48'].filter((value) => desk.sought(wish, value))
    expect(among('15')).toEqual(['15'])
    expect(among('1, 48')).toEqual(['1', '48'])
    expect(among('2-20')).toEqual(['7', '15'])
    expect(among(' ')).toHaveLength(4)
    expect(among('x')).toEqual([])
  })
})

describe('undoing', () => {
  it('goes back and forth', () => {
    let history = desk.begin(1)
    history = desk.record(desk.record(history, 2), 3)
    expect(desk.undo(desk.undo(history)).now).toBe(1)
    expect(desk.redo(desk.undo(history)).now).toBe(3)
    expect(desk.undo(desk.begin(1)).now).toBe(1)
    expect(desk.redo(history)).toBe(history)
  })

  it('takes one field as one step', () => {
    let history = desk.begin('')
    for (const typed of ['1', '15', '151']) history = desk.record(history, typed, 'number')
    expect(desk.undo(history).now).toBe('')
  })

  it('forgets what was undone once something else is done', () => {
    const history = desk.record(desk.undo(desk.record(desk.begin(1), 2)), 3)
    expect(history.future).toEqual([])
    expect(desk.undo(history).now).toBe(1)
  })
})
