import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gained, hearing, soundOf, type News } from './news.svelte'
import { CHANCE, type Entry, type Option, type View } from './protocol'
import type { Words } from './words'

const words = { told: ({ text }: Entry, who: string) => `${who}: ${text}`, say: (id: string) => id } as unknown as Words
const entry = (n: number, seat: number, more: Partial<Entry> = {}): Entry => ({ n, seat, at: 0, text: 'do-sail', ...more })
const view = (options: Option[], over = false): View => ({ seat: 0, asks: { '0': 'turn' }, options, over }) as unknown as View
const OPTION: Option = { code: 'get', path: [], text: 'do-get', words: {} }

const made = (): News => hearing(() => words, () => ['Ada', 'Ben'])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('points of several steps are added up for each seat', () => {
  expect(gained([entry(0, 0, { gain: [2, 0] }), entry(1, 1, { gain: null }), entry(2, 1, { gain: [1, -3] })], 2)).toEqual([3, -3])
})

test('points clink, a step sounds of wood, chance ticks, and nothing is silent', () => {
  const steps = [[entry(0, 0, { gain: [2, 0] })], [entry(0, 0, { gain: [0, -2] })], [entry(0, CHANCE)], []]
  expect(steps.map((entries) => soundOf(entries, gained(entries, 2)))).toEqual(['clink', 'wood', 'tick', null])
})

test('the last step on the board keeps its ring for a while, or until the next one', () => {
  const news = made()
  news.show([entry(0, 0, { path: ['ship:1'] }), entry(1, CHANCE)])
  expect(news.recent?.n).toBe(0)
  vi.advanceTimersByTime(1500)
  news.show([entry(2, 1, { path: ['ship:2'] })])
  vi.advanceTimersByTime(1500)
  expect(news.recent?.n).toBe(2)
  vi.advanceTimersByTime(500)
  expect(news.recent).toBe(null)
})

test('what happened is told in one sentence after another, then what is asked of whoever looks', () => {
  const news = made()
  news.tell(view([OPTION]), [entry(0, 0), entry(1, CHANCE)], true)
  news.tell(view([OPTION]), [entry(2, 1)], false)
  news.tell(view([], true), [], true)
  expect(news.announced.map(({ text }) => text.replace(/^Ada: do-sail\. .+: do-sail/, 'both'))).toEqual(['both. ask-turn', 'Ben: do-sail', 'ask-over'])
})

test('the final scoring is told apart from the last move, by name', () => {
  const news = made()
  const last = entry(1, 0, { gain: [14, -5], final: [12, -5] })
  news.tell(view([], true), [entry(0, 1, { gain: [0, 1] }), last], true)
  expect(news.announced.at(-1)?.text).toMatch(/Ada: do-sail\. ask-over .*: Ada \+12 and Ben −5$/)
  expect(news.end([entry(1, 0, { gain: null })])).toBe('ask-over')
})

test('announcements are added with numbers of their own, an empty one is none, and old ones go', () => {
  const news = made()
  for (const text of ['', ...'abcdefghijklmnop']) news.announce(text)
  expect(news.announced.map(({ text }) => text).join('')).toBe('efghijklmnop')
  expect(news.announced.map(({ n }) => n)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
})

test('what was taken back has no text of its own', () => {
  const { text: _, ...back } = entry(3, 1, { back: 1 })
  expect(made().sentence(back)).toContain('Ben')
})
