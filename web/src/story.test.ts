import { expect, it } from 'vitest'
import type { Frames } from './api'
import type { Entry, View } from './protocol'
import { gather, lines, ownGains } from './story'

const entry = (n: number, back?: number): Entry => ({ n, seat: 0, at: 0, ...(back === undefined ? { code: `do ${n}` } : { back }) })
const frame = (version: number): View => ({ version }) as View

it('what was taken back stays in the story and no longer stands', () => {
  const told = lines([entry(2), entry(0), entry(1), entry(3, 1), entry(4)])
  expect(told.map((line) => [line.entry.n, line.stands])).toEqual([[0, true], [1, false], [2, false], [3, true], [4, true]])
})

it('the final scoring is no gain of the last move', () => {
  expect(ownGains({ ...entry(4), gain: [20, -3], final: [18, -5] })).toEqual([2, 2])
  expect([ownGains({ ...entry(4), gain: [2, 0] }), ownGains({ ...entry(4), gain: null })]).toEqual([[2, 0], []])
})

const service = (last: number) => {
  const asked: number[] = []
  const ask = (from: number): Promise<Frames> => {
    asked.push(from)
    const end = Math.min(last, from + 63)
    return Promise.resolve({ last, frames: Array.from({ length: end - from + 1 }, (_, i) => frame(from + i)) })
  }
  return { asked, ask }
}

it('the piece that is wanted comes first, then all the others once', async () => {
  const { asked, ask } = service(200)
  const got = new Set<number>()
  await gather(ask, 130, (frames) => {
    for (const { version } of frames) got.add(version)
    return true
  })
  expect(asked).toEqual([128, 0, 64, 192])
  expect(got.size).toBe(201)
})

it('whoever leaves stops it', async () => {
  const { asked, ask } = service(200)
  await gather(ask, 0, () => false)
  expect(asked).toEqual([0])
})
