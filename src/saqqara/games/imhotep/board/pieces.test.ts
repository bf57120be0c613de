import { describe, expect, it } from 'vitest'
import { piecesOf, sailed, SAILING, tripsOf, travelTime, type Piece } from './pieces'
import type { Table } from './table'

const ship = (slots: (number | null)[], site: Table['ships'][number]['site'] = null): Table['ships'][number] => ({
  capacity: slots.length,
  minimum: 1,
  slots,
  site,
})

const table = (changes: Partial<Table> = {}): Table => ({
  round: 1,
  turn: 0,
  decide: { seat: 0, ask: 'turn' },
  quarry: [5, 5],
  sled: [2, 3],
  ships: [ship([null, null, null]), ship([null, null])],
  market: { open: [], pair: null },
  pile: 30,
  cards: [[], []],
  pyramid: [[]],
  overflow: [],
  temple: [],
  burial: [],
  obelisk: { heights: [0, 0] },
  round_cards: ['4331'],
  unloading: { ship: null, site: null, stones: [] },
  temple_space: null,
  pair_cards: [],
  discard: [],
  ...changes,
})

const moves = (before: Table, after: Table): string[] => {
  const old = piecesOf(before)
  return tripsOf(old, piecesOf(after, old), sailed(before, after), () => 0).map((trip) => `${trip.from} > ${trip.to}`)
}
const where = (pieces: Piece[], key: string): string | undefined => pieces.find((piece) => piece.key === key)?.place

describe('the stones of a table', () => {
  it('have names that differ', () => {
    const pieces = piecesOf(table())
    expect(pieces).toHaveLength(15)
    expect(new Set(pieces.map((piece) => piece.key)).size).toBe(15)
  })

  it('keep their names when nothing moves', () => {
    const pieces = piecesOf(table())
    expect(piecesOf(table(), pieces)).toEqual(pieces)
  })

  it('come from the quarry onto the sled, from the top of the heap', () => {
    expect(moves(table(), table({ quarry: [2, 5], sled: [5, 3] }))).toEqual([
      'quarry:0:4 > sled:0:2',
      'quarry:0:3 > sled:0:3',
      'quarry:0:2 > sled:0:4',
    ])
  })

  it('go from the sled onto a ship, the last one first', () => {
    expect(moves(table(), table({ sled: [1, 3], ships: [ship([null, 0, null]), ship([null, null])] }))).toEqual([
      'sled:0:1 > slot:0:1',
    ])
  })

  it('are unloaded from the bow, each owner its own', () => {
    const before = table({ ships: [ship([0, 1, 0]), ship([null, null])] })
    const after = table({ ships: [ship([null, null, null], 'temple'), ship([null, null])], temple: [0, 1, 0] })
    expect(moves(before, after)).toEqual(['slot:0:0 > temple:0', 'slot:0:1 > temple:1', 'slot:0:2 > temple:2'])
  })

  it('sail first and leave the ship one after the other', () => {
    const before = table({ ships: [ship([0, 1, 0]), ship([null, null])] })
    const after = table({ ships: [ship([null, null, null], 'temple'), ship([null, null])], temple: [0, 1, 0] })
    const old = piecesOf(before)
    const trips = tripsOf(old, piecesOf(after, old), sailed(before, after), () => 0)
    expect(trips.map((trip) => trip.delay)).toEqual([SAILING, SAILING + 180, SAILING + 360])
    expect(trips.map((trip) => trip.aboard?.slot)).toEqual([0, 1, 2])
  })

  it('go back to the quarry from the market', () => {
    const unloading = { ship: 1, site: 'market' as const, stones: [0, 1] }
    const docked = [ship([null, null, null], 'market'), ship([null, null])]
    const before = table({ ships: docked, unloading })
    const after = table({ ships: docked, unloading: { ...unloading, stones: [1] }, quarry: [6, 5] })
    expect(moves(before, after).sort()).toEqual(['cargo:0:0 > quarry:0:5', 'cargo:0:1 > cargo:0:0'])
  })

  it('go back to the quarry from a ship that never sailed', () => {
    const before = table({ ships: [ship([0, null, 1]), ship([null, null])] })
    const after = table({ round: 2, round_cards: ['4331', '4322'], quarry: [6, 6] })
    expect(sailed(before, after)).toEqual([])
    expect(moves(before, after).sort()).toEqual(['slot:0:0 > quarry:0:5', 'slot:0:2 > quarry:1:5'])
  })

  it('become a tower when the third waiting one comes', () => {
    const before = table({ obelisk: { waiting: [2, 0], towers: [] }, ships: [ship([0]), ship([null, null])] })
    const after = table({
      obelisk: { waiting: [0, 0], towers: [0] },
      ships: [ship([null], 'obelisk'), ship([null, null])],
    })
    expect(moves(before, after).map((move) => move.split(' > ')[1]).sort()).toEqual(['tower:0:0', 'tower:0:1', 'tower:0:2'])
  })

  it('are found again over many changes', () => {
    const one = piecesOf(table())
    const two = piecesOf(table({ sled: [1, 3], ships: [ship([0, null, null]), ship([null, null])] }), one)
    const key = two.find((piece) => piece.place === 'slot:0:0')?.key ?? ''
    const three = piecesOf(table({ sled: [1, 3], ships: [ship([null, null, null], 'burial'), ship([null, null])], burial: [0] }), two)
    expect(where(one, key)).toBe('sled:0:1')
    expect(where(three, key)).toBe('burial:0')
  })

  it('take longer for a longer way, up to a limit', () => {
    expect([0, 400, 4000].map(travelTime)).toEqual([260, 360, 520])
  })
})
