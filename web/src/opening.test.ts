import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { opening, type Opened } from './opening'
import { SPECTATOR, type About, type View } from './protocol'
import { connect, type Ears, type Line } from './socket'

vi.mock('./socket', () => ({ connect: vi.fn() }))

const about = (mine: number[], files: string[] = []): About => ({ id: 't', game: 'small', mine, files }) as unknown as About
const view = (version: number): View => ({ version }) as View
const close = vi.fn()
let heard: number[] = []
let here: Opened | null = null
const lost = vi.fn()

const seats = (): number[] => vi.mocked(connect).mock.calls.map(([, seat]) => seat)
const say = (version: number): void => (vi.mocked(connect).mock.calls[0]?.[2] as Ears).view(view(version), false)
const open = (known: About): (() => void) =>
  opening(known, { view: ({ version }) => heard.push(version), heard: () => undefined }, (opened) => (here = opened), lost)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.mocked(connect).mockReturnValue({ close } as unknown as Line)
  heard = []
  here = null
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what the line says before the board is here is heard once it is, in order', async () => {
  open(about([0]))
  say(1)
  say(2)
  expect(heard).toEqual([])
  await vi.waitFor(() => expect(here).not.toBe(null))
  say(3)
  expect(heard).toEqual([1, 2, 3])
})

test('whoever has one seat looks from it, whoever has none or several from beside the table', () => {
  for (const mine of [[2], [], [0, 1]]) open(about(mine))
  expect(seats()).toEqual([2, SPECTATOR, SPECTATOR])
})

test('what did not come is asked for again, and the line is kept', async () => {
  const answers = [Promise.reject(new TypeError('cut')), Promise.resolve(Response.json(about([0])))]
  vi.stubGlobal('fetch', () => answers.shift())
  open(about([0], ['deck']))
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
  expect(here).toBe(null)
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(here).not.toBe(null))
  expect(seats()).toEqual([0])
})

test('whoever leaves before the board is here hears nothing any more', async () => {
  const leave = open(about([0]))
  say(1)
  leave()
  open(about([1]))
  await vi.waitFor(() => expect(here?.about.mine).toEqual([1]))
  expect(heard).toEqual([])
})

test('whoever has left asks no more', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('cut')))
  vi.stubGlobal('fetch', fetch)
  const leave = open(about([0], ['deck']))
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
  leave()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([fetch.mock.calls.length, close.mock.calls.length]).toEqual([1, 1])
})
