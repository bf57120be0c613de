import { beforeEach, expect, test, vi } from 'vitest'
import { appearing, due, explain, explains, keep, progress, stays, type First } from './lesson'
import { prefer } from './prefs'
import type { Entry, Option, View } from './protocol'

const option = (text: string): Option => ({ code: text, path: [], text, words: {} })
const view = (change: Partial<View> = {}): View =>
  ({ seat: 0, asks: { '0': 'turn' }, options: [option('do-get'), option('do-sail')], points: { temple: [0, 0] }, ...change }) as View
const told: Entry[] = [{ n: 3, seat: 1, at: 0, text: 'told-sail', words: { ship: 2, site: 'temple' } }]
const first: Record<string, First> = { 'ask-turn': { text: 'a', rule: 'b' }, 'do-sail': { text: 'c', rule: 'd' }, 'site-temple': { text: 'e', rule: 'f' } }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null })
  void prefer({ explain: 'auto' })
})

test('what is asked, may be done, was told and brought points appears', () => {
  expect(appearing(view({ points: { temple: [0, 2], gems: [0, 0] } }), told)).toEqual([
    'ask-turn',
    'do-get',
    'do-sail',
    'told-sail',
    'ship-2',
    'site-temple',
    'source-temple',
  ])
})

test('a question to others does not appear', () => {
  expect(appearing(view({ options: [] }), [])).toEqual([])
})

test('each thing is due once, in the order in which things appear', () => {
  const here = appearing(view(), told)
  expect(due(first, [], here)).toBe('ask-turn')
  expect(due(first, ['ask-turn'], here)).toBe('do-sail')
  expect(due(first, ['ask-turn', 'do-sail', 'site-temple'], here)).toBe(null)
})

test('the explanation of a question goes with the question, that of a thing stays', () => {
  expect(stays('ask-turn', ['ask-turn'])).toBe(true)
  expect(stays('ask-turn', ['ask-take'])).toBe(false)
  expect(stays('do-sail', [])).toBe(false)
  expect(stays('site-temple', [])).toBe(true)
})

test('how far somebody came is kept for each game', () => {
  keep('one', { at: 4 })
  keep('one', { done: true })
  expect(progress('one')).toEqual({ at: 4, done: true, finished: false, seen: [] })
  expect(progress('other')).toEqual({ at: 0, done: false, finished: false, seen: [] })
})

test('what was kept and makes no sense is as nothing', () => {
  localStorage.setItem('saqqara.learn', '{"one":{"at":"x","done":1,"seen":[3,"ask-turn"]}}')
  expect(progress('one')).toEqual({ at: 0, done: false, finished: false, seen: ['ask-turn'] })
  localStorage.setItem('saqqara.learn', 'nonsense')
  expect(progress('one').seen).toEqual([])
})

test('things are explained until a game was finished, or by choice', () => {
  expect(explains('one')).toBe(true)
  keep('one', { finished: true, seen: ['ask-turn'] })
  expect(explains('one')).toBe(false)
  explain('on')
  expect(explains('one')).toBe(true)
  expect(progress('one').seen).toEqual([])
  explain('off')
  expect(explains('other')).toBe(false)
})
