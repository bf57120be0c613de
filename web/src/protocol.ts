// What the service sends and takes, as in docs/protocol.md. The shell never looks into `table`; only a board does.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Word = string | number

export const SPECTATOR = -1
export const CHANCE = 7

export interface Option {
  code: string
  path: string[]
  text: string
  words: Record<string, Word>
}

export interface Entry {
  n: number
  seat: number
  at: number
  back?: number
  code?: string
  text?: string
  words?: Record<string, Word>
  path?: string[]
  gain?: number[] | null
  final?: number[] // what of it the final scoring brought that came after it
}

export interface View {
  kind: 'view'
  version: number
  hash: string
  seat: number
  since: number
  story: Entry[]
  table: { [key: string]: Json }
  points: Record<string, number[]>
  scores: number[]
  deciding: number[]
  asks: Record<string, string>
  options: Option[]
  curtain: number[]
  undo: 'free' | 'ask' | 'no'
  over: boolean
  winners: number[]
}

export interface Chair {
  kind: 'person' | 'bot' | 'open'
  name: string
  level: string | null
  program: boolean
  present: boolean
  away: boolean
}

export type Clock = { move: number; bank: number } | { days: number }

export interface About {
  id: string
  game: string
  rules: number
  state: 'open' | 'playing' | 'over'
  mode: 'live' | 'turns'
  public: boolean
  chat: boolean
  auto: boolean
  level: string
  options: Record<string, string>
  files: string[]
  clock: Clock | null
  created: number
  host: boolean // acts as the host, who may be away
  deletable: boolean // by whoever asks
  mine: number[]
  seats: Chair[]
  commitment: string
  seed: string | null
  nonces: string[]
  deal: string | null
  paused: boolean
  winners: number[] | null
  for_points: boolean // nobody can lose
  rematch: string | null
  asked: { id: number; by: number; version: number; waiting: number[] } | null
  deciding: number[] | null // the seats that had still to answer when this was said
  imported: boolean // made of a log
}

export type Heard =
  | View
  | { kind: 'about'; about: About }
  | { kind: 'deciding'; deciding: number[] }
  | { kind: 'clocks'; left: number[]; running: number[]; now: number }
  | { kind: 'done'; key: string; version: number }
  | { kind: 'refused'; key: string; error: string; text: string; rule: string; code: string }
  | { kind: 'asked'; key: string; id: number }
  | { kind: 'why'; spot: string; rule: string; code: string; text: string; words: Record<string, Word> }
  | { kind: 'chat'; n: number; seat: number; name: string; text: string; at: number }
  | { kind: 'gone'; error: string }
  | { kind: 'error'; error: string; text: string }
  | { kind: 'pong' }

export type Said =
  | { do: 'hello'; seat: number; since: number }
  | { do: 'move'; seat: number; version: number; key: string; code: string }
  | { do: 'undo'; seat: number; version: number; key: string }
  | { do: 'agree'; id: number; seat: number; yes: boolean }
  | { do: 'why'; seat: number; spot: string; path: string[] }
  | { do: 'chat'; text: string }
  | { do: 'ping' }

export interface Offer {
  name: string
  rules: number
  seats: number[]
  options: { name: string; values: string[]; file: boolean; rules: string[] }[] // rules: the sentences that say what it is about
  levels: string[]
  sources: string[]
  designed: boolean | string // something in it was designed by this project
}

export interface Me {
  name: string
  csrf: string
  language: string
  bot: boolean
  tables: About[]
}

export interface Chapter {
  title: string
  sentences: { id: string; text: string; ours: boolean }[]
}
