// What a newcomer is shown: scenes with their right answers, how far somebody came, and what is explained once in a first game.

import { prefer, prefs } from './prefs'
import type { Entry, View } from './protocol'

export interface Lesson {
  name: string
  text: string
  right: string
  hint: string
  rules: string[]
  spots: string[]
  options: Record<string, string>
  view: View
  after: Record<string, View>
}

export interface First {
  text: string
  rule: string
}

export interface Tutorial {
  scenes: Lesson[]
  first: Record<string, First>
}

export interface Progress {
  at: number // the scene that somebody has come to
  done: boolean
  finished: boolean // has played a whole game of this kind
  seen: string[] // what was explained
}

const KEY = 'saqqara.learn'

function all(): Record<string, Partial<Progress>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, Partial<Progress>>) : {}
  } catch {
    return {} // nothing kept, or nothing may be kept: as on a first visit
  }
}

function store(progress: Record<string, Partial<Progress>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // shown again next time
  }
}

export function progress(game: string): Progress {
  const { at, done, finished, seen } = all()[game] ?? {}
  return {
    at: typeof at === 'number' && at > 0 ? Math.floor(at) : 0,
    done: done === true,
    finished: finished === true,
    seen: Array.isArray(seen) ? seen.filter((key) => typeof key === 'string') : [],
  }
}

export const keep = (game: string, change: Partial<Progress>): void => store({ ...all(), [game]: { ...progress(game), ...change } })

// Whether things are explained in this game: by choice, or because no game of the kind was finished yet.
export const explains = (game: string): boolean => prefs().explain === 'on' || (prefs().explain === 'auto' && !progress(game).finished)

// From now on things are explained, also those that were before; or none is.
export function explain(wish: 'auto' | 'on' | 'off'): void {
  if (wish === 'on') store(Object.fromEntries(Object.entries(all()).map(([game, one]) => [game, { ...one, seen: [] }])))
  void prefer({ explain: wish })
}

// The ids of texts that are there now: what is asked and may be done, what was just told and of what, and what brought points.
export function appearing(view: View, told: Entry[]): string[] {
  const ask = view.options.length ? view.asks[String(view.seat)] : undefined
  const things = told.flatMap(({ text, words }) => [text ?? '', ...Object.entries(words ?? {}).map(([key, value]) => `${key}-${value}`)])
  const sources = Object.entries(view.points).filter(([, points]) => points.some(Boolean))
  return [...(ask ? [`ask-${ask}`] : []), ...view.options.map(({ text }) => text), ...things, ...sources.map(([source]) => `source-${source}`)]
}

// The first of them that has something to be said about it and was not explained yet.
export const due = (first: Record<string, First>, seen: string[], here: string[]): string | null =>
  here.find((key) => key in first && !seen.includes(key)) ?? null

// Whether an explanation stays while the table changes: one of a question goes with the question.
export const stays = (key: string, here: string[]): boolean => !/^(ask|do)-/.test(key) || here.includes(key)
