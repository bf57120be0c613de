import { beforeEach, expect, test, vi } from 'vitest'
import type { Choice } from './choice.svelte'
import { order, reasoning, type Reasons } from './reasons.svelte'
import { speak, type Words } from './words'

const words = { action: ({ text }: { text: string }) => `to ${text}`, rule: (id: string) => `Rule ${id}.` } as unknown as Words

interface Made {
  reasons: Reasons
  asked: string[]
  announced: string[]
}

function made(unlit: string[] = [], later: string[] = []): Made {
  const [asked, announced]: [string[], string[]] = [[], []]
  const scene = {
    querySelectorAll: () => unlit.map((spot) => ({ dataset: { spot } })),
    querySelector: () => ({ getBoundingClientRect: () => ({ x: 10, y: 20, width: 40, height: 60 }) }),
  } as unknown as Element
  const choice = { pointTo: (spot: string) => later.includes(spot) } as Choice
  const reasons = reasoning({ choice, words: () => words, scene: () => scene, list: () => null, ask: (spot) => asked.push(spot), announce: (text) => announced.push(text) })
  return { reasons, asked, announced }
}

const answer = (spot: string, rule: string) => ({ kind: 'why' as const, spot, rule, code: '', text: `do-${spot}`, words: {} })

beforeEach(async () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  await speak('en')
})

test('one of each kind is asked about first, none twice, and not more than can be waited for', () => {
  expect(order(['ship:1', 'ship:2', 'site:a', 'ship:1', 'site:b'])).toEqual(['ship:1', 'site:a', 'ship:2', 'site:b'])
  expect(order(Array.from({ length: 99 }, (_, at) => `square:${at}`))).toHaveLength(24)
})

test('the rule that forbids what was pointed at is said where it is, and kept in the list', () => {
  const { reasons, announced } = made()
  reasons.hear(answer('ship', 'a'))
  expect(reasons.why).toEqual({ text: 'Rule a.', rule: 'a', x: 30, y: 50 })
  expect([reasons.refused, announced]).toEqual([[{ what: 'to do-ship', rule: 'a', reason: 'Rule a.' }], ['Rule a.']])
  reasons.close()
  expect([reasons.why, reasons.refused.length]).toEqual([null, 1])
})

test('where no rule forbids it, it can be done later or nothing can be done there', () => {
  const { reasons, announced } = made([], ['site'])
  reasons.hear(answer('site', ''))
  reasons.hear(answer('sky', ''))
  expect(reasons.refused).toEqual([])
  expect(new Set(announced).size).toBe(2)
})

test('what is not lit is asked about at once, and listed without being said one by one', () => {
  const { reasons, asked, announced } = made(['ship', 'site', 'sled'])
  reasons.look()
  expect([asked, reasons.looked, reasons.nothing]).toEqual([['ship', 'site', 'sled'], true, false])
  for (const [spot, rule] of [['ship', 'a'], ['site', 'a'], ['sled', 'b']] as const) reasons.hear(answer(spot, rule))
  expect(reasons.refused.map(({ rule }) => rule)).toEqual(['a', 'b'])
  expect([reasons.why, announced]).toEqual([null, []])
})

test('each rule is listed once, that of what was pointed at first', () => {
  const { reasons } = made(['ship', 'site'])
  reasons.look()
  reasons.hear(answer('ship', 'a'))
  reasons.hear(answer('site', 'b'))
  reasons.hear(answer('sled', 'b'))
  expect(reasons.refused.map(({ rule, what }) => [rule, what])).toEqual([['b', 'to do-sled'], ['a', 'to do-ship']])
})

test('where no rule forbids any of it, that is known once all is answered; then it can be asked anew', () => {
  const { reasons } = made(['ship'])
  reasons.look()
  expect(reasons.nothing).toBe(false)
  reasons.hear(answer('ship', ''))
  expect(reasons.nothing).toBe(true)
  reasons.forget()
  expect([reasons.looked, reasons.nothing]).toEqual([false, false])
})
