import { expect, test } from 'vitest'
import { shift } from './reveal'

const place = { top: 100, bottom: 500 }

test('what is seen stays where it is', () => {
  expect(shift(place, [{ top: 120, bottom: 200 }, { top: 300, bottom: 470 }])).toBe(0)
  expect(shift(place, [])).toBe(0)
})

test('what lies below comes up, what lies above comes down, with some room around it', () => {
  expect(shift(place, [{ top: 520, bottom: 600 }])).toBe(130)
  expect(shift(place, [{ top: 40, bottom: 90 }])).toBe(-72)
})

test('what is too high for its place is seen from its beginning', () => {
  expect(shift(place, [{ top: 150, bottom: 200 }, { top: 700, bottom: 800 }])).toBe(38)
})
