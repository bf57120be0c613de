// What the parts of a file are called for people.

import type { Words } from '../words'
import { say } from '../words'
import { filled, type Content, type Found, type Part, type Piece, type Said } from './desk'

// Ids and words that stand together: those that are no ids stay as they are.
export const labelOf = (words: Words, label: string[]): string => label.map((each) => (words.has(each) ? words.say(each) : each)).join(' · ')

// A grid by its first field, or by its place where that is empty.
export function captionOf(part: Part, piece: Piece | undefined, index: number): string {
  const first = part.fields[0]
  return (first && piece?.fields[first.name]) || String(index + 1)
}

export const titleOf = (words: Words, part: Part, piece: Piece | undefined, index: number): string =>
  part.most > 1 ? `${words.say(part.one)} ${captionOf(part, piece, index)}` : words.say(part.text)

// What a finding says, in the language of the page.
export function saidOf(words: Words, said: Said): string {
  const inner = Object.entries(said.words).map(([key, word]) => [key, typeof word === 'object' ? saidOf(words, word) : word] as const)
  return words.say(said.id, words.named(Object.fromEntries(inner)))
}

// Where a finding is: the part, and the grid where there are several.
export function placeOf(words: Words, parts: Part[], content: Content, found: Found): string {
  const part = parts.find(({ name }) => name === found.part)
  if (!part) return say('own-line', { line: found.line })
  return found.piece === null ? words.say(part.text) : titleOf(words, part, filled(content, part.name).pieces[found.piece], found.piece)
}
