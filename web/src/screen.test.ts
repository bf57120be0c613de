import { expect, test } from 'vitest'
import { SPECTATOR, type About } from './protocol'
import { takesOver } from './screen'

const about = (mine: number[], away: number[] = []): About => ({ mine, seats: [0, 1, 2].map((seat) => ({ away: away.includes(seat) })) }) as unknown as About

test('the first of those who have to decide takes over, whoever looked before', () => {
  expect([SPECTATOR, 0].map((seat) => takesOver(about([0, 1, 2]), [1, 2], seat))).toEqual([1, 1])
})

test('whoever has to decide stays, also where others have to as well', () => {
  expect(takesOver(about([0, 1, 2]), [1, 2], 2)).toBe(null)
})

test('nobody takes over while others are waited for, or where a bot sits in', () => {
  expect(takesOver(about([0, 1]), [2], 0)).toBe(null)
  expect(takesOver(about([0, 1], [1]), [1], 0)).toBe(null)
})

test('whoever is alone at a screen keeps it', () => {
  expect(takesOver(about([1]), [1], SPECTATOR)).toBe(null)
})
