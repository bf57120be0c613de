// Asking the service over HTTP, as in docs/protocol.md. A mistake has a word that does not change: its sentence is error-WORD.

import type { Tutorial } from './lesson'
import type { Checked, Components, Content } from './editor/desk'
import type { About, Chapter, Clock, Me, Offer, View } from './protocol'
import type { Part } from './telling'
import { tongue } from './words'

export class Mistake extends Error {
  constructor(
    readonly error: string,
    readonly said = '', // the service's own sentence, in the language of the page where there is more to tell than the word
    readonly where = '',
    readonly status = 0,
  ) {
    super(error)
  }
}

const NOT_THERE = ['no-table', 'no-game', 'no-link', 'no-page', 'no-components', 'not-found', 'deleted', 'gone']

// Says whether what was asked for is not there: asking again does not help.
export const isNotThere = (wrong: unknown): boolean => wrong instanceof Mistake && NOT_THERE.includes(wrong.error)

export type Place = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: string }

export interface Order {
  game: string
  players: Place[]
  options?: Record<string, string>
  files?: Record<string, string>
  mode?: 'live' | 'turns'
  clock?: Clock | null
  public?: boolean
  chat?: boolean
  auto?: boolean
  level?: string
  deal?: string
}

type Method = 'GET' | 'POST' | 'DELETE'

const WORD = /^[a-z][a-z0-9-]*$/
const WORDS: Record<number, string> = { 403: 'not-yours', 404: 'not-found', 410: 'gone', 413: 'too-large', 429: 'too-much' }

let csrf = ''
let arriving: Promise<Me> | null = null

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': tongue() }
  if (method !== 'GET') headers['X-Saqqara-Csrf'] = csrf
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    return await fetch(path, { method, headers, credentials: 'same-origin', body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Mistake('offline')
  }
}

// Makes of an answer that is no good what can be said about it, whatever came.
export async function mistake(answer: Response): Promise<Mistake> {
  const told: unknown = await answer.json().catch(() => null)
  const part = (key: string): string => {
    const value = typeof told === 'object' && told !== null ? (told as Record<string, unknown>)[key] : undefined
    return typeof value === 'string' ? value : ''
  }
  const word = part('error')
  const error = WORD.test(word) ? word : (WORDS[answer.status] ?? 'broken')
  return new Mistake(error, part('text'), part('where'), answer.status) // hints are for programs
}

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  if (method !== 'GET' && !csrf) await me()
  const answer = await send(method, path, body)
  if (answer.ok) return answer
  const wrong = await mistake(answer)
  if (wrong.error !== 'csrf' || method === 'GET') throw wrong
  await me() // the word is of an older visit: take the new one and ask once more
  const again = await send(method, path, body)
  if (again.ok) return again
  throw await mistake(again)
}

async function got<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body)
  try {
    return (await answer.json()) as T
  } catch {
    throw new Mistake('broken', '', '', answer.status)
  }
}

async function arrive(): Promise<Me> {
  const answer = await send('GET', '/api/me')
  if (!answer.ok) throw await mistake(answer)
  const mine = (await answer.json()) as Me
  csrf = mine.csrf
  return mine
}

// Who I am; a guest is made at the first call, so two calls at once are one.
export function me(): Promise<Me> {
  arriving ??= arrive().finally(() => {
    arriving = null
  })
  return arriving
}

const at = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`

export const change = (mine: { name?: string; language?: string }): Promise<unknown> => got('POST', '/api/me', mine)
export const games = (): Promise<Offer[]> => got('GET', '/api/games')
export const rules = (game: string, language: string): Promise<Chapter[]> =>
  got('GET', `/api/games/${encodeURIComponent(game)}/rules?lang=${encodeURIComponent(language)}`)
export const tutorial = (game: string): Promise<Tutorial> => got('GET', `/api/games/${encodeURIComponent(game)}/tutorial`)
const componentsOf = (game: string, rest = ''): string => `/api/games/${encodeURIComponent(game)}/components${rest}`
export const components = (game: string): Promise<Components> => got('GET', componentsOf(game))
export const check = (game: string, typed: { text: string } | { content: Content }): Promise<Checked> => got('POST', componentsOf(game, '/check'), typed)
export const tables = (): Promise<About[]> => got('GET', '/api/tables')
export const table = (id: string): Promise<About> => got('GET', at(id))
export const make = (order: Order): Promise<About> => got('POST', '/api/tables', order)
export const remove = async (id: string): Promise<void> => void (await ask('DELETE', at(id)))
export const sit = (id: string, seat: number, name?: string): Promise<About & { link: string }> => got('POST', at(id, '/sit'), { seat, name, nonce: nonce() })
// A new link to a seat that is mine; an older one works no more.
export const seatLink = async (id: string, seat: number): Promise<string> => (await got<{ link: string }>('POST', at(id, '/sit'), { seat })).link
export const leave = (id: string, seat: number): Promise<About> => got('POST', at(id, '/leave'), { seat })
export const comeBack = (id: string, seat: number): Promise<About> => got('POST', at(id, '/return'), { seat })
export const place = (id: string, seat: number, who: Place): Promise<About> =>
  got('POST', at(id, `/seats/${seat}`), who)

// The name on a seat of mine; the name of whoever has only this one is remembered for other tables.
export async function rename(about: About, seat: number, name: string): Promise<About> {
  const renamed = await place(about.id, seat, { kind: 'me', name })
  if (about.mine.length === 1) await change({ name }).catch(() => undefined)
  return renamed
}

export const fill = (id: string, level: string): Promise<About> => got('POST', at(id, '/fill'), { level })
export const rematch = (id: string): Promise<About> => got('POST', at(id, '/rematch'), {})
export const branch = (id: string, version: number, seat: number, level: string): Promise<About> =>
  got('POST', at(id, '/branch'), { version, seat, level })
export const claim = (token: string): Promise<{ table: string; seat: number }> => got('POST', '/api/seat', { token })
export const take = (text: string): Promise<About> => got('POST', '/api/logs', { text })
export const codeAt = (path: string): string => `/api/code?path=${encodeURIComponent(path)}` // a picture for phones
// The texts of the files that a table is played with, by the names of the options.
export const filesOf = async ({ id, files }: About): Promise<Record<string, string>> => (files.length ? got('GET', at(id, '/files')) : {})
export const logAt = (id: string): string => at(id, '/log')

export interface Frames {
  last: number
  frames: View[]
}

export const AT_ONCE = 64

export const frames = (id: string, seat: number, from: number, count = AT_ONCE): Promise<Frames> =>
  got('GET', at(id, `/frames?seat=${seat}&from=${from}&count=${Math.min(count, AT_ONCE)}`))

export const partsOf = (id: string, seat: number): Promise<{ version: number; parts: Part[] }> => got('GET', at(id, `/parts?seat=${seat}`))

// My share of the chance of a game: nobody can have chosen the seed knowing it.
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
