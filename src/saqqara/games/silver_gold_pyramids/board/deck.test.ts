import { describe, expect, it } from 'vitest'
import { deckOf, readDeck, thingAt, thingsOn } from './deck'
import { freshMarks, type Table } from './table'

describe('the shipped deck', () => {
  const deck = deckOf(undefined)

  it('has 48 chambers of five rows, eight expedition cards and ten penalties', () => {
    expect(deck.cards.size).toBe(48)
    expect([...deck.cards.values()].every(({ rows }) => rows.length === 5)).toBe(true)
    expect(deck.expeditions).toHaveLength(8)
    expect(deck.penalties).toHaveLength(10)
  })
})

describe('a deck of somebody', () => {
  const text = '# sgp-deck 1\n# a remark\nexpedition S4 2\nskull-penalties 1 2 6\n\ncard 3 green\nentrance-symbol t\n#E.xs\n###..\n.....\nr.g.p\n....T\n'
  const deck = readDeck(text)
  const card = deck.cards.get(3)

  it('is read as it is written', () => {
    expect(deck.expeditions).toEqual(['S4', 'S4'])
    expect(deck.penalties).toEqual([1, 2, 6])
    expect(card).toEqual({ number: 3, colour: 'green', rows: ['#E.xs', '###..', '.....', 'r.g.p', '....T'], door: 't' })
  })

  it('says what stands on a square, on the entrance too', () => {
    expect(card && ['a1', 'b1', 'c1', 'd1', 'e5'].map((square) => thingAt(card, square))).toEqual(['#', 't', '', 'x', 'T'])
    expect(card && thingsOn(card, ['b1', 'c1', 'd1', 'e1', 'a4'])).toEqual([['t', 1], ['x', 1], ['s', 1], ['r', 1]])
  })
})

describe('fresh marks', () => {
  const seat = { finished: [], red: 0, green: 0, torches: [], skulls: 0, owed: 0 }
  const none = { left: [], right: [], skulls: 0, owed: 0 }
  const table = (marks: string[], sealed: string[], card = 7): Table =>
    ({ seats: [{ ...seat, left: { card, marks }, right: null }], marking: [{ ...none, left: sealed }] }) as unknown as Table

  it('are those that came since', () => {
    expect([...freshMarks(table(['a1'], []), table(['a1'], ['b1']))]).toEqual(['0 7 b1'])
  })

  it('are not those that only lost their seal', () => {
    expect([...freshMarks(table(['a1'], ['b1']), table(['a1', 'b1'], []))]).toEqual([])
  })

  it('are none on a new card', () => {
    expect([...freshMarks(table(['a1'], []), table([], [], 9))]).toEqual([])
  })
})
