import { expect, test } from 'vitest'
import { chairName } from './names'
import type { Chair } from './protocol'

const bot = (name: string): Chair => ({ kind: 'bot', name, level: 'greedy', program: false, present: false, away: false })

test('bots are called by their level, several of one level with a number', () => {
  expect(['', 'greedy', 'greedy 2', 'Ada', 'greedy one'].map((name) => chairName(bot(name), 1))).toEqual([
    'Computer · Apprentice',
    'Computer · Apprentice',
    'Computer · Apprentice 2',
    'Ada',
    'greedy one',
  ])
})

test('somebody without a name is called by the seat', () => {
  expect(chairName({ ...bot(''), kind: 'person', level: null }, 0)).toBe('Lapis')
  expect(chairName({ ...bot(''), kind: 'open', level: null }, 0)).toBe('Open seat')
})
