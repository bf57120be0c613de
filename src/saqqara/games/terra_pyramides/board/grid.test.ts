import { describe, expect, it } from 'vitest'
import { band, endsOf, makeScene, markAt, MOST, scaleOf, WHOLE, within, zoomAt, type Point } from './grid'
import { bankOf, palmsAt, planOf } from './table'

const BASE = {
  fields: ['. . . S .', '. o . . .', 'S . ^ . .'],
  symbols: ['sssss', 'sssss', 'ccccc'],
  remove_at: 1,
}
const plan = planOf(BASE)
const nile = planOf({ fields: ['~0 P .', '~1* . .', '~2** S .'], symbols: ['sss', 'sss', 'ccc'], remove_at: 4 })

describe('the printed board', () => {
  it('has a field for every mark', () => {
    expect([plan.columns, plan.rows, plan.fields.length]).toEqual([5, 3, 15])
    expect(plan.at.get('d1')?.ground).toBe('site')
    expect(plan.at.get('b2')?.ground).toBe('oasis')
    expect(plan.at.get('c3')).toMatchObject({ ground: 'land', start: 'n', scarab: true })
  })

  it('knows the course of the Nile and its palms', () => {
    expect(nile.river.map(({ name, palms }) => `${name} ${palms}`)).toEqual(['a1 0', 'a2 1', 'a3 2'])
    expect([0, 1, 2].map((field) => palmsAt(nile, field))).toEqual([0, 1, 3])
  })

  it('has printed stairs on the side of the Nile', () => {
    const site = nile.at.get('b1')
    expect(site?.printed).toBe(true)
    expect(site && bankOf(nile, site)).toBe('w')
  })
})

describe('the scene', () => {
  it('looks flatter where there is little room below', () => {
    expect(makeScene(plan, 1000, 300).deep).toBeLessThan(makeScene(plan, 1000, 900).deep)
  })

  it('fits its box', () => {
    for (const [width, height] of [[1000, 500], [390, 390], [3800, 1500]] as Point[]) {
      const scene = makeScene(plan, width, height)
      const scale = scaleOf(scene, width, height)
      expect(scene.width * scale).toBeLessThanOrEqual(width + 0.001)
      expect(scene.height * scale).toBeLessThanOrEqual(height + 0.001)
    }
  })

  it('holds every corner of the board', () => {
    const { f, left, top, width, height } = makeScene(plan, 900, 500)
    for (const [x, y] of [f(0, 0), f(5, 0), f(0, 3), f(5, 3)]) {
      expect(x).toBeGreaterThan(left)
      expect(x).toBeLessThan(left + width)
      expect(y).toBeGreaterThan(top)
      expect(y).toBeLessThan(top + height)
    }
  })
})

describe('a row', () => {
  it('ends at its first and last field, whatever their order', () => {
    expect(endsOf(plan, 'across', ['c2', 'a2', 'b2'])).toEqual([[0, 1], [2, 1]])
    expect(endsOf(plan, 'rising', ['c1', 'b2', 'a3'])).toEqual([[0, 2], [2, 0]])
    expect(endsOf(plan, 'down', ['e1', 'e2', 'e3'])).toEqual([[4, 0], [4, 2]])
  })

  it('has its mark where no other row through the same tile has one', () => {
    const alone: [Point, Point] = [[2, 1], [2, 1]]
    const marks = (['across', 'down', 'falling', 'rising'] as const).map((line) => markAt(makeScene(plan, 900, 500), line, alone))
    for (const [i, [x, y]] of marks.entries())
      for (const [u, v] of marks.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(30)
  })

  it.each([
    [680, 520],
    [900, 500],
    [390, 320],
  ])('has its mark on a board of %i by %i, apart from other marks, in the corners too', (width, height) => {
    const whole = planOf({ fields: Array<string>(10).fill(Array(11).fill('.').join(' ')), symbols: Array<string>(10).fill('s'.repeat(11)), remove_at: 1 })
    const scene = makeScene(whole, width, height)
    const r = Math.min(32, Math.max(19, 23 / scaleOf(scene, width, height)))
    for (const [x, y] of [[0, 0], [10, 0], [0, 9], [10, 9], [5, 0], [5, 9], [0, 4], [10, 4]] as const) {
      const marks = (['across', 'down', 'falling', 'rising'] as const).map((line) => markAt(scene, line, [[x, y], [x, y]], (2.1 * r) / scene.deep, r))
      for (const [i, [u, v]] of marks.entries()) {
        expect(u - r, `${x} ${y}`).toBeGreaterThanOrEqual(scene.left - 1)
        expect(u + r, `${x} ${y}`).toBeLessThanOrEqual(scene.left + scene.width + 1)
        expect(v - r, `${x} ${y}`).toBeGreaterThanOrEqual(scene.top - 1)
        expect(v + r, `${x} ${y}`).toBeLessThanOrEqual(scene.top + scene.height + 1)
        for (const [s, t] of marks.slice(i + 1)) expect(Math.hypot(u - s, v - t), `${x} ${y}`).toBeGreaterThan(1.5 * r)
      }
    }
  })

  it('is drawn round its fields', () => {
    const { f } = makeScene(plan, 900, 500)
    expect(band(f, 'across', [[0, 1], [2, 1]])).toHaveLength(4)
    expect(band(f, 'falling', [[0, 0], [2, 2]])).toHaveLength(6)
  })
})

describe('the window', () => {
  it('keeps what is under the finger under it', () => {
    const look = zoomAt(WHOLE, 2, 0.75, 0.5)
    expect(look.zoom).toBe(2)
    expect(look.x + (0.75 - 0.5) / look.zoom).toBeCloseTo(0.75)
  })

  it('never shows what is beside the board', () => {
    expect(within({ zoom: 2, x: 0, y: 1 })).toEqual({ zoom: 2, x: 0.25, y: 0.75 })
    expect(zoomAt(zoomAt(WHOLE, 2, 0, 0), 1, 0.5, 0.5)).toEqual(WHOLE)
    expect(zoomAt(WHOLE, 99, 0.5, 0.5).zoom).toBe(MOST)
  })
})
