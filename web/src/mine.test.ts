import { expect, test } from 'vitest'
import { areAllMine, haveIWon, isForPoints } from './mine'
import type { About } from './protocol'

const about = (seats: number, mine: number[], winners: number[] = [0], task?: string): About =>
  ({ seats: Array(seats).fill({}), mine, winners, options: task ? { task } : {} }) as unknown as About

test('one seat plays for points alone, unless it has a task', () => {
  expect([about(1, [0]), about(1, [0], [0], 'none'), about(1, [0], [0], '1'), about(2, [0])].map(isForPoints)).toEqual([true, true, false, false])
})

test('all seats are mine only where several sit at one screen', () => {
  expect([about(1, [0]), about(2, [0, 1]), about(3, [0, 1]), about(2, [])].map(areAllMine)).toEqual([false, true, false, false])
})

test('I have won against somebody else, or a task', () => {
  expect([about(2, [0]), about(3, [0, 1]), about(1, [0], [0], '1')].map(haveIWon)).toEqual([true, true, true])
  expect([about(2, [1]), about(2, [0, 1]), about(1, [0]), about(1, [0], [], '1'), about(2, [])].map(haveIWon)).toEqual([false, false, false, false, false])
})
