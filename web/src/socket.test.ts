import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Said, View } from './protocol'
import { connect, type Line } from './socket'

class Fake {
  static all: Fake[] = []
  readyState = 0
  sent: Said[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined
  constructor() {
    Fake.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen()
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  drop(): void {
    this.readyState = 3
    this.onclose()
  }
}

const view = (version: number, since: number, hash = `hash ${version}`): Partial<View> => ({
  kind: 'view',
  version,
  since,
  hash,
  seat: 0,
  deciding: [0],
  story: Array.from({ length: version - since }, (_, at) => ({ n: since + at, seat: 0, at: 0 })),
})

const newest = (): Fake => Fake.all.at(-1) ?? new Fake()
const said = (what: string): Said[] => newest().sent.filter((each) => each.do === what)
let seen: number[] = []
let line: Line

beforeEach(() => {
  vi.useFakeTimers()
  const events = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  const cupboard = new Map<string, string>()
  vi.stubGlobal('document', { ...events, visibilityState: 'visible' })
  vi.stubGlobal('window', { ...events, location: { protocol: 'http:', host: 'here' } })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => cupboard.get(name) ?? null,
    setItem: (name: string, text: string) => cupboard.set(name, text),
    removeItem: (name: string) => cupboard.delete(name),
  })
  Fake.all = []
  seen = []
  line = listen()
  newest().open()
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listen = (): Line => connect('t', 0, { view: ({ version }) => seen.push(version) }, () => new Fake() as unknown as WebSocket)

test('the first word is hello, and a view connects', () => {
  expect(newest().sent).toEqual([{ do: 'hello', seat: 0, since: 0 }])
  newest().tell(view(3, 0))
  expect([line.state(), seen, line.story().length]).toEqual(['connected', [3], 3])
})

test('a cut line comes back with what it has seen', () => {
  newest().tell(view(3, 0))
  newest().drop()
  vi.advanceTimersByTime(500)
  expect(Fake.all).toHaveLength(2)
  newest().open()
  expect(newest().sent[0]).toEqual({ do: 'hello', seat: 0, since: 3 })
  newest().tell(view(5, 3))
  expect(line.story().map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
})

test('a move is sent again with the same key until it is answered', () => {
  newest().tell(view(1, 0))
  line.move('go', 1)
  const [first] = said('move')
  newest().drop()
  expect(line.waiting()).toBe(1)
  vi.advanceTimersByTime(500)
  newest().open()
  expect(said('move')).toEqual([first])
  newest().tell({ kind: 'done', key: first?.do === 'move' ? first.key : '', version: 2 })
  expect(line.waiting()).toBe(0)
})

test('a move outlives a reload', () => {
  newest().tell(view(1, 0))
  newest().drop()
  line.move('go', 1)
  line.close()
  line = listen()
  newest().open()
  expect(said('move')).toHaveLength(1)
})

test('a refused move is not sent again', () => {
  line.move('go', 1)
  const [move] = said('move')
  newest().tell({ kind: 'refused', key: move?.do === 'move' ? move.key : '', error: 'stale', text: '', rule: '', code: '' })
  expect(line.waiting()).toBe(0)
})

test('a gap in the story asks for everything', () => {
  newest().tell(view(3, 0))
  newest().tell(view(8, 6))
  expect(said('hello').at(-1)).toEqual({ do: 'hello', seat: 0, since: 0 })
  newest().tell(view(8, 0))
  expect([seen, line.story().length]).toEqual([[3, 8], 8])
})

test('another hash at the same version asks for everything', () => {
  newest().tell(view(3, 0))
  newest().tell(view(3, 3, 'other'))
  expect(said('hello')).toHaveLength(2)
})

test('the same view twice is shown once', () => {
  newest().tell(view(3, 0))
  newest().tell(view(3, 3))
  expect(seen).toEqual([3])
})

test('silence is taken for a cut line', () => {
  newest().tell(view(3, 0))
  vi.advanceTimersByTime(10_500)
  expect(said('ping')).toHaveLength(1)
  vi.advanceTimersByTime(13_000)
  expect(Fake.all.length).toBeGreaterThan(1)
})

test('waits grow, and a wake-up tries at once', () => {
  for (const _ of [1, 2, 3, 4]) {
    newest().drop()
    vi.advanceTimersByTime(20_000)
  }
  const tried = Fake.all.length
  newest().drop()
  expect(line.state()).toBe('offline')
  line.wake()
  expect(Fake.all).toHaveLength(tried + 1)
})

test('a deleted table is not asked for again', () => {
  newest().tell({ kind: 'gone', error: 'deleted' })
  vi.advanceTimersByTime(60_000)
  expect([line.state(), Fake.all.length]).toEqual(['gone', 1])
})

test('another seat begins anew', () => {
  newest().tell(view(3, 0))
  line.sit(1)
  expect(said('hello').at(-1)).toEqual({ do: 'hello', seat: 1, since: 0 })
  newest().tell(view(4, 3))
  expect(seen).toEqual([3])
})

test('what is answered is settled only when it was seen', () => {
  newest().tell(view(1, 0))
  line.move('go', 1)
  const [move] = said('move')
  newest().tell({ kind: 'done', key: move?.do === 'move' ? move.key : '', version: 2 })
  expect(line.settled()).toBe(false)
  newest().tell(view(2, 1))
  expect(line.settled()).toBe(true)
})
