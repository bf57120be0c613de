import { expect, test } from 'vitest'
import { CHANCE, type Entry, type View } from './protocol'
import { between, ways } from './steps'

const told = (from: number, ...seats: number[]): Entry[] => seats.map((seat, at) => ({ n: from + at, seat, at: 0 }))

test('one answer is one step, with all that chance adds', () => {
  expect(between([])).toEqual([])
  expect(between(told(4, 0))).toEqual([])
  expect(between(told(4, 0, CHANCE, CHANCE))).toEqual([])
  expect(between(told(4, CHANCE, CHANCE))).toEqual([])
})

test('between two answers the table is looked at', () => {
  expect(between(told(4, 0, 1))).toEqual([5])
  expect(between(told(4, 0, CHANCE, 1, 1, CHANCE))).toEqual([6, 7])
  expect(between(told(4, CHANCE, 0, 1))).toEqual([5, 6])
})

test('of many steps the last twelve are shown', () => {
  const found = between(told(0, ...Array.from({ length: 40 }, () => 1)))
  expect(found).toHaveLength(11)
  expect(found.at(-1)).toBe(39)
})

test('what was taken back is not walked through', () => {
  expect(between([...told(4, 0, 1), { n: 6, seat: 1, at: 0, back: 5 }])).toEqual([])
})

test('steps after which nothing changes are left out', () => {
  const view = (version: number, hash: string): View => ({ version, hash }) as View
  const found = [view(4, 'a'), view(5, 'b'), view(6, 'c'), view(7, 'c')]
  expect(ways(found, [4, 6, 7], view(8, 'c')).map(({ version }) => version)).toEqual([4])
  expect(ways(found, [4, 5, 6], view(8, 'd')).map(({ version }) => version)).toEqual([4, 5, 6])
})
