// What a board is given and what it may ask of the shell. A board draws a view and names its spots; it knows no options.

import { getContext, setContext } from 'svelte'
import type { Json, Word } from './protocol'

export type Say = (id: string, words?: Record<string, Word>) => string

export interface Player {
  name: string
  bot: boolean
}

export interface BoardProps {
  table: { [key: string]: Json } // the table as the seat sees it, documented in docs/<game>.md
  seat: number // who looks, -1 watches
  players: Player[]
  scores: number[]
  options?: Record<string, string> // the set-up, by the names of the game's options
  files?: Record<string, string> // the texts of the set-up's files, by the same names
  deciding?: number[] // the seats that have still to answer; newer than the table where answers are sealed
  say: Say // a sentence of the game or of the shell in the reader's language
}

// A board with keys of its own lists them as KEYS in its file keys.ts; the text is one of its game.
export interface BoardKey {
  keys: string[]
  text: string
}

// What may be pointed at. `path` of an option is a list of spots; the shell lights those that come next.
export interface Spots {
  lit(spot: string): boolean // can be chosen now
  chosen(spot: string): boolean // part of what was chosen so far
  hot(spot: string): boolean // under the pointer, here or in the list
  told(spot: string): boolean // what just happened there, or the line of the log under the pointer
  by(): number | null // the seat that did what is told
  label(spot: string): string // what choosing it means, for those who hear
  choose(spot: string): void // also of one that is not lit: then the shell says why
  paths(): string[][] // the whole paths that are still open, for a board that shows a choice before it is made
  settle(path: string[]): void // chooses one of them at once
  point(spot: string | null): void // the pointer or the focus is on it
}

const KEY = Symbol('spots')

export const provideSpots = (spots: Spots): void => {
  setContext(KEY, spots)
}

export const useSpots = (): Spots => getContext<Spots>(KEY)
