import { expect, test } from 'vitest'
import { areAllMine, haveIWon } from './mine'
import type { About } from './protocol'

const about = (seats: number, mine: number[], winners: number[] = [0], for_points = false): About =>
  ({ seats: Array(seats).fill({}), mine, winners, for_points }) as unknown as About

test('all seats are mine only where several sit at one screen', () => {
  expect([about(1, [0]), about(2, [0, 1]), about(3, [0, 1]), about(2, [])].map(areAllMine)).toEqual([false, true, false, false])
})

test('I have won against somebody else, or alone where that can be lost', () => {
  expect([about(2, [0]), about(3, [0, 1]), about(1, [0])].map(haveIWon)).toEqual([true, true, true])
  expect([about(2, [1]), about(2, [0, 1]), about(1, [0], [0], true), about(1, [0], []), about(2, [])].map(haveIWon)).toEqual([false, false, false, false, false])
})
