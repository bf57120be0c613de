import { expect, test } from 'vitest'
import { queue, type Timer } from './queue'

function clock(): Timer & { pass(): number } {
  let due: { act: () => void; delay: number } | null = null
  return {
    start(act, delay) {
      due = { act, delay }
      return 1
    },
    stop: () => (due = null),
    pass() {
      const now = due
      due = null
      now?.act()
      return now?.delay ?? 0
    },
  }
}

function watched(speed = 1) {
  const shown: number[] = []
  const time = clock()
  return { shown, time, frames: queue<number>((frame) => shown.push(frame), () => speed, time) }
}

test('a frame is shown at once, the next when it was looked at', () => {
  const { shown, time, frames } = watched()
  frames.push(1, 600)
  frames.push(2, 600)
  expect(shown).toEqual([1])
  expect(time.pass()).toBe(600)
  expect(shown).toEqual([1, 2])
})

test('the chosen speed counts', () => {
  const { time, frames } = watched(2)
  frames.push(1, 600)
  expect(time.pass()).toBe(300)
})

test('a crowd is shown twice as fast', () => {
  const { time, frames } = watched()
  for (let frame = 0; frame < 7; frame++) frames.push(frame, 600)
  expect(time.pass()).toBe(600)
  expect(time.pass()).toBe(300)
})

test('more than twelve jump to the last', () => {
  const { shown, time, frames } = watched()
  for (let frame = 0; frame < 15; frame++) frames.push(frame, 600)
  time.pass()
  expect(shown).toEqual([0, 14])
})

test('skipping shows the last at once', () => {
  const { shown, frames } = watched()
  for (let frame = 0; frame < 4; frame++) frames.push(frame, 600)
  frames.skip()
  expect(shown).toEqual([0, 3])
  expect(frames.waiting()).toBe(0)
  frames.skip()
  expect(shown).toEqual([0, 3])
})
