import { expect, test } from 'vitest'
import { nearest } from './keys'

const places = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 110, y: 60 },
  { x: 0, y: 100 },
]
const from = { x: 0, y: 0 }

test('an arrow goes to the nearest on its way', () => {
  expect(nearest(from, { x: 1, y: 0 }, places)).toBe(1)
  expect(nearest(from, { x: 0, y: 1 }, places)).toBe(3)
})

test('where nothing lies that way the focus stays', () => {
  expect(nearest(from, { x: -1, y: 0 }, places)).toBe(-1)
})

test('every place can be reached', () => {
  expect(nearest({ x: 100, y: 0 }, { x: 0, y: 1 }, places)).toBe(2)
})
