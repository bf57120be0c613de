import { beforeEach, expect, test, vi } from 'vitest'
import { explaining, type Explaining } from './explaining.svelte'
import type { First } from './lesson'
import { prefer } from './prefs'
import { SPECTATOR, type About, type View } from './protocol'

const about = { game: 'small', mine: [0] } as unknown as About
const view = (ask: string, over = false): View => ({ seat: 0, asks: { '0': ask }, options: [{ code: 'get', path: [], text: 'do-get', words: {} }], points: {}, over }) as unknown as View
const first: Record<string, First> = { 'ask-turn': { text: 'turn', rule: 'a' }, 'do-get': { text: 'get', rule: 'b' }, 'site-temple': { text: 'temple', rule: 'c' } }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ scenes: [], first })))
  void prefer({ explain: 'auto' })
})

function begun(seat = 0): Explaining {
  const explained = explaining(() => about, () => seat)
  explained.appear(view('turn'), [])
  explained.begin()
  return explained
}

test('one thing after another is explained, and none twice', async () => {
  const explained = begun()
  await vi.waitFor(() => expect(explained.card?.text).toBe('turn'))
  explained.understood()
  expect(explained.card?.text).toBe('get')
  explained.understood()
  expect(explained.card).toBe(null)
  explained.appear(view('turn'), [])
  expect(explained.card).toBe(null)
})

test('what is explained of a question goes with the question', async () => {
  const explained = begun()
  await vi.waitFor(() => expect(explained.card?.text).toBe('turn'))
  explained.appear(view('card'), [])
  expect(explained.card?.text).toBe('get')
})

test('nothing is explained to whoever watches, nor after a whole game', async () => {
  const watching = begun(SPECTATOR)
  const playing = begun()
  await vi.waitFor(() => expect(playing.card).not.toBe(null))
  expect(watching.card).toBe(null)
  playing.appear(view('turn', true), [])
  playing.understood()
  expect(playing.card).toBe(null)
})

test('when a game is over nothing is explained any more, and nothing counts as seen', async () => {
  void prefer({ explain: 'on' })
  const sail = { n: 0, seat: 0, at: 0, text: 'told-sail', words: { site: 'temple' } }
  const explained = explaining(() => about, () => 0)
  explained.appear(view('card'), [sail])
  explained.begin()
  await vi.waitFor(() => expect(explained.card?.text).toBe('get'))
  explained.understood()
  expect(explained.card?.text).toBe('temple')
  explained.appear(view('turn', true), [])
  expect(explained.card).toBe(null)
  explained.appear(view('turn'), [])
  expect(explained.card?.text).toBe('turn')
})

test('explaining is switched off, and on again from the first thing', async () => {
  const explained = begun()
  await vi.waitFor(() => expect(explained.card).not.toBe(null))
  explained.toggle()
  expect(explained.card).toBe(null)
  explained.toggle()
  await vi.waitFor(() => expect(explained.card?.text).toBe('turn'))
})

test('without a tutorial nothing is explained', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('cut')))
  vi.stubGlobal('fetch', fetch)
  const explained = begun()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(explained.card).toBe(null)
})
