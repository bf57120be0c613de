// A table told part by part, in the reader's language, and what a typed word means among its names.

import type { Word } from './protocol'
import type { Words } from './words'

export type Said = Word | { seat: number } | { text: string; words: Record<string, Word> }

export interface Part {
  name: Said[]
  lines: { label: Said[]; things: Said[][] }[]
}

export interface Told {
  name: string
  lines: { label: string; text: string }[]
}

function say(said: Said, words: Words, names: string[]): string {
  if (typeof said === 'string') return said
  if (typeof said === 'number') return String(said).replace('-', '−')
  if ('seat' in said) return names[said.seat] ?? ''
  const { seat, ...filled } = said.words
  return words.say(said.text, { ...words.named(filled), ...(seat !== undefined && { who: names[Number(seat)] ?? '' }) })
}

export function tell(parts: Part[], words: Words, names: string[]): Told[] {
  const spoken = (thing: Said[]): string => thing.map((each) => say(each, words, names)).join(' ')
  return parts.map(({ name, lines }) => ({
    name: spoken(name),
    lines: lines.map(({ label, things }) => ({ label: spoken(label), text: things.map(spoken).join(', ') })),
  }))
}

// Small letters without accents, in words: what is typed on any keyboard is found.
export const fold = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const isNumber = (word: string): boolean => /^\d+$/.test(word)
const begins = (word: string, typed: string): boolean => (isNumber(typed) ? word === typed : word.startsWith(typed))

// How well a name fits: 0 word for word, then as long as what was typed, then from its start, then from within; -1 not at all.
function fit(typed: string[], name: string[]): number {
  if (typed.length === name.length && typed.every((word, at) => word === name[at])) return 0
  const at = name.findIndex((_, start) => typed.every((word, step) => begins(name[start + step] ?? '', word)))
  if (at < 0) return -1
  if (at > 0) return 3
  return typed.length === name.length ? 1 : 2
}

// The places of the names that fit best.
export function find(typed: string, names: string[]): number[] {
  const wanted = fold(typed)
  const fits = names.map((name) => (wanted.length ? fit(wanted, fold(name)) : -1))
  const best = Math.min(...fits.filter((each) => each >= 0), 9)
  return fits.flatMap((each, at) => (each === best ? [at] : []))
}
