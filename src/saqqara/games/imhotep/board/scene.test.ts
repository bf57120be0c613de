import { describe, expect, it } from 'vitest'
import { placesOf } from './pieces'
import { makeScene, nameplate, standOf } from './scene'
import { sidesOf, worth, type Table } from './table'

const many = (n: number): number[] => Array.from({ length: n }, (_, i) => i % 4)

const table = (b: boolean): Table => ({
  round: 6,
  turn: 0,
  decide: { seat: 0, ask: 'turn' },
  quarry: [9, 1, 0, 29],
  sled: [5, 0, 1, 4],
  ships: [
    { capacity: 4, minimum: 3, slots: [0, null, 2, 3], site: null },
    { capacity: 4, minimum: 3, slots: [null, null, null, null], site: 'temple' },
    { capacity: 3, minimum: 2, slots: [1, 1, null], site: null },
    { capacity: 2, minimum: 1, slots: [null, null], site: 'market' },
  ],
  market: { open: [], pair: null },
  pile: 3,
  cards: [[], [], [], []],
  pyramid: b ? [many(5), many(5), many(5)] : [many(14)],
  overflow: many(11),
  temple: many(33),
  burial: many(40),
  obelisk: b ? { waiting: [2, 1, 0, 3], towers: many(8) } : { heights: [14, 9, 0, 1] },
  round_cards: [],
  unloading: { ship: 4, site: 'market', stones: [0, 2] },
  temple_space: null,
  pair_cards: [],
  discard: [],
})

describe.each([
  ['wide', true, 'A', false],
  ['wide', true, 'B', true],
  ['narrow', false, 'A', false],
  ['narrow', false, 'B', true],
  ['low', false, 'A', false],
  ['low', false, 'B', true],
])('the %s scene', (form, wide, side, b) => {
  const full = table(b)
  const scene = makeScene(full, 0, sidesOf(full, {}), wide, form === 'low')
  const stands = placesOf(full).map(({ place }) => ({ place, ...standOf(scene, full, place) }))
  const seen = stands.filter((stand) => stand.seen)

  it(`has room for every stone on side ${side}, however full it is`, () => {
    for (const { place, x, y } of seen) {
      expect(x - scene.a, place).toBeGreaterThanOrEqual(-2)
      expect(x + scene.a, place).toBeLessThanOrEqual(scene.width + 2)
      expect(y - scene.h, place).toBeGreaterThanOrEqual(-2)
      expect(y + scene.a, place).toBeLessThanOrEqual(scene.height)
    }
  })

  it('keeps the names of the yards apart', () => {
    const plates = scene.yards.map((_, who) => nameplate(scene, who))
    for (const { x, room } of plates) {
      expect(room).toBeGreaterThan(50)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + room).toBeLessThanOrEqual(scene.width)
      expect(plates.filter((other) => other.x > x && other.x < x + room)).toEqual([])
    }
  })

  it(`puts no stone into another on side ${side}`, () => {
    const spots = seen.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    expect(new Set(spots).size).toBe(spots.length)
  })

  it(`paints what stands on a stone after it on side ${side}`, () => {
    const depth = (place: string): number => standOf(scene, full, place).depth
    expect(depth('temple:5')).toBeGreaterThan(depth('temple:0'))
    expect(depth(b ? 'pyramid:1:4' : 'pyramid:0:13')).toBeGreaterThan(depth(b ? 'pyramid:1:3' : 'pyramid:0:12'))
    expect(depth('sled:0:3')).toBeGreaterThan(depth('sled:0:2'))
  })
})

describe('cards', () => {
  it('are worth what they would score now', () => {
    const full = table(false)
    expect([1, 2, 5, 7].map((many) => worth(full, 'statue', many))).toEqual([1, 3, 15, 19])
    expect(worth(full, 'burial-decoration', 2)).toBe(26)
    expect(worth(full, 'obelisk-decoration', 1)).toBe(8)
    expect(worth(full, 'pyramid-decoration', 1)).toBe(8)
    expect(worth(full, 'lever', 1)).toBeNull()
  })
})
