// What the rows of the list are called, which picture they have, and the steps that were chosen so far.

import { left, shared, type Chosen, type Row } from './choosing'
import type { Option } from './protocol'
import type { Words } from './words'

export function labelOf(words: Words, row: Row): string {
  if (row.kind === 'option') return words.action(row.option)
  const group = row.kind === 'group' ? row.text.replace(/^do-/, 'group-') : ''
  return group && words.has(group) ? words.say(group) : shared(row.options.map(words.action))
}

export function iconOf(icons: Record<string, string>, row: Row): string | null {
  const [one] = row.options
  const path = row.kind === 'option' ? (one?.path ?? []) : row.kind === 'spot' ? [row.spot] : []
  const parts = [...path].reverse().flatMap((spot) => [spot.split(':')[1] ?? '', spot.split(':')[0] ?? ''])
  const found = [...parts, (one?.text ?? '').replace(/^do-/, '')].find((name) => icons[name])
  return found ? (icons[found] ?? null) : null
}

export function crumbsOf(words: Words, options: Option[], chosen: Chosen): string[] {
  const group = chosen.group ? [labelOf(words, { kind: 'group', id: '', text: chosen.group, options: left(options, { ...chosen, path: [] }), spots: [] })] : []
  const steps = chosen.path.map((_, at) => left(options, { ...chosen, path: chosen.path.slice(0, at + 1) }))
  return [...group, ...steps.map((one) => shared(one.map(words.action)))]
}
