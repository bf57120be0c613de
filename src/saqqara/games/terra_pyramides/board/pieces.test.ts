import { describe, expect, it } from 'vitest'
import { movesOf, without, workersOf } from './pieces'
import { COLOURS, countStones, progress, stepOf, type Colour, type Prospect, type Site, type Table } from './table'

const stones = (some: Partial<Record<Colour, number>> = {}): Record<Colour, number> =>
  ({ ...Object.fromEntries(COLOURS.map((colour) => [colour, 0])), ...some }) as Record<Colour, number>
const site = (changes: Partial<Site> = {}): Site => ({ foundation: 3, level: 0, colour: null, owner: null, workers: 0, ...changes })
const row = (fields: string[]): Prospect => ({ fields, workers: 0, stones: {}, gold: 0, track: 0, grave_goods: 0, oases: 0, ships: 0 })

const table = (changes: Partial<Table> = {}): Table => ({
  turn: 0,
  turns: [1, 1],
  decide: { seat: 0, ask: 'place' },
  tiles: { f4: 'worker n' },
  sites: {},
  enclosed: [],
  supply: [15, 15],
  gold: [0, 0],
  stones: [stones(), stones()],
  track: [0, 0],
  grave_goods: [0, 0],
  oases: [0, 0],
  ships: [{ field: 0, arrived: 0 }, { field: 0, arrived: 0 }],
  cards: {},
  levels: { '5': stones(), '10': 10, '20': 8, '35': 6 },
  tops: [2, 2],
  stacks: [],
  hands: [{ tile: 'blue-eye', stack: 3, known: [0] }, { tile: null, stack: 5, known: [] }],
  placed: null,
  row: null,
  waiting: [],
  drawing: { seat: null, stack: null },
  rows: {},
  board: { fields: [], symbols: [], remove_at: 1 },
  ...changes,
})

const moves = (before: Table, after: Table): string[] => movesOf(before, after).map(({ what, from, to }) => `${what}: ${from} > ${to}`)
const EMPTY = { tile: null, stack: null, known: [] }

describe('what moved', () => {
  it('is nothing where nothing changed', () => {
    expect(moves(table(), table())).toEqual([])
  })

  it('is a tile from the hand to its field, and a foundation laid', () => {
    const after = table({ tiles: { f4: 'worker n', g4: 'blue-eye e' }, hands: [EMPTY, table().hands[1] ?? EMPTY], placed: 'g4', sites: { h4: site() } })
    expect(moves(table(), after)).toEqual(['tile blue-eye e: hand:0 > field:g4', 'foundation: bank > site:h4'])
  })

  it('is a worker on each tile of the row, stones from their tiles, and gold', () => {
    const tiles = { f4: 'worker n', g4: 'blue-eye e' }
    const before = table({ tiles, placed: 'g4', rows: { across: row(['f4', 'g4']) } })
    const after = table({ tiles, placed: 'g4', row: 'across', waiting: ['f4'], supply: [14, 15], stones: [stones({ blue: 1 }), stones()], gold: [1, 0] })
    expect(moves(before, after)).toEqual(['worker 0: supply:0 > field:f4', 'stone blue: field:g4 > stone:0:blue', 'gold: field:g4 > gold:0'])
  })

  it('is a worker from its tile to a site, or back to the supply', () => {
    const before = table({ waiting: ['f4'], supply: [14, 15], sites: { g3: site() } })
    expect(moves(before, table({ supply: [14, 15], sites: { g3: site({ owner: 0, workers: 1 }) } }))).toEqual(['worker 0: field:f4 > site:g3'])
    expect(moves(before, table({ sites: { g3: site() } }))).toEqual(['worker 0: field:f4 > supply:0'])
  })

  it('is a level, the stone paid for it, and two workers back', () => {
    const before = table({ sites: { g3: site({ owner: 0, workers: 3 }) }, supply: [12, 15], stones: [stones({ red: 1 }), stones()] })
    const after = table({ sites: { g3: site({ owner: 0, workers: 1, level: 1, colour: 'red' }) }, supply: [14, 15] })
    expect(moves(before, after)).toEqual([
      'level 1 red 0: bank > site:g3',
      'worker 0: site:g3 > supply:0',
      'worker 0: site:g3 > supply:0',
      'stone red: stone:0:red > site:g3',
    ])
  })

  it('is a tile from its stack into a hand, face down where it is not known', () => {
    const none = [EMPTY, EMPTY]
    expect(moves(table({ hands: none }), table({ hands: [{ tile: 'eye', stack: 2, known: [0] }, EMPTY] }))).toEqual(['tile eye n: stack:2 > hand:0'])
    expect(moves(table({ hands: none }), table({ hands: [EMPTY, { tile: null, stack: 7, known: [1] }] }))).toEqual(['back: stack:7 > hand:1'])
  })

  it('is a ship on the Nile', () => {
    const after = table({ ships: [{ field: 3, arrived: 1 }, { field: 0, arrived: 0 }] })
    expect(moves(table(), after)).toEqual(['ship 0: nile:0 > nile:3'])
  })
})

describe('a table without what is on its way', () => {
  it('has neither the tile nor the worker, stone or gold yet', () => {
    const full = table({ waiting: ['f4'], supply: [14, 15], gold: [2, 0], stones: [stones({ blue: 2 }), stones()], sites: { g3: site({ owner: 0, workers: 2, level: 2, colour: 'red' }) } })
    const shown = without(full, [
      { what: 'tile worker n', from: 'hand:0', to: 'field:f4' },
      { what: 'worker 0', from: 'supply:0', to: 'site:g3' },
      { what: 'level 2 red 0', from: 'bank', to: 'site:g3' },
      { what: 'stone blue', from: 'bank', to: 'stone:0:blue' },
      { what: 'gold', from: 'bank', to: 'gold:0' },
      { what: 'worker 0', from: 'site:g3', to: 'field:f4' },
    ])
    expect(shown.tiles).toEqual({})
    expect(shown.sites.g3).toMatchObject({ workers: 1, level: 1, colour: 'red' })
    expect([shown.gold[0], shown.stones[0]?.blue, shown.waiting]).toEqual([1, 1, []])
    expect(full.sites.g3).toMatchObject({ workers: 2, level: 2 })
  })

  it('never has less than nothing of what has left again before it came', () => {
    const gone = table({ supply: [0, 15], sites: { g3: site({ owner: 0 }) } })
    const shown = without(gone, [
      { what: 'stone blue', from: 'bank', to: 'stone:0:blue' },
      { what: 'gold', from: 'bank', to: 'gold:0' },
      { what: 'worker 0', from: 'site:g3', to: 'supply:0' },
      { what: 'worker 0', from: 'supply:0', to: 'site:g3' },
      { what: 'level 1 red 0', from: 'bank', to: 'site:g3' },
    ])
    expect([shown.stones[0]?.blue, shown.gold[0], shown.supply[0], shown.sites.g3?.workers, shown.sites.g3?.level]).toEqual([0, 0, 0, 0, 0])
  })

  it('is the table itself when everything has come', () => {
    const one = table()
    expect(without(one, [])).toBe(one)
  })
})

describe('what the table tells', () => {
  it('is where the workers of a seat are', () => {
    const found = workersOf(table({ supply: [12, 15], waiting: ['f4'], sites: { g3: site({ owner: 0, workers: 2 }) } }), 0)
    expect([...found]).toEqual([['supply:0', 12], ['field:f4', 1], ['site:g3', 2]])
  })

  it('is the step of the turn', () => {
    const asked = (ask: string, more: Partial<Table> = {}): string | null => stepOf(table({ decide: { seat: 0, ask }, ...more }))
    expect(['place', 'row', 'equip', 'send', 'extra', 'draw', 'pick', 'over'].map((ask) => asked(ask))).toEqual(['place', 'row', 'row', 'send', 'extra', 'draw', 'draw', null])
    expect(asked('pay')).toBe('place')
    expect(asked('pay', { placed: 'f4', row: 'down', waiting: ['f4'] })).toBe('send')
  })

  it('is how far a task is', () => {
    const sites = { a3: site({ level: 5, colour: 'red' }), c2: site({ level: 4, colour: 'blue' }), e1: site({ level: 4, colour: 'blue' }) }
    expect(progress(table({ sites }), '1', 0)).toEqual({ done: 1, goal: 4 })
    expect(progress(table({ sites }), '2', 130)).toEqual({ done: 130, goal: 276 })
    expect(progress(table({ sites }), '3', 0)).toEqual({ done: 1, goal: 6 })
    expect(progress(table(), '', 0)).toBeNull()
  })

  it('is how many stones somebody has', () => {
    expect(countStones(table({ stones: [stones({ red: 2, white: 1 }), stones()] }), 0)).toBe(3)
  })
})
