// From options and what was chosen so far to what can be chosen next. Nothing here knows a game: an option is a path of spots.

import type { Option } from './protocol'

export interface Chosen {
  group: string | null // only options of this text, where somebody began with a row such as "Sail a ship"
  path: string[]
}

export type Row =
  | { kind: 'option'; id: string; option: Option; options: Option[]; spots: string[] }
  | { kind: 'group'; id: string; text: string; options: Option[]; spots: string[] }
  | { kind: 'spot'; id: string; spot: string; options: Option[]; spots: string[] }

export const NOTHING: Chosen = { group: null, path: [] }
const FEW = 9 // as many rows as there are number keys
const ALIKE = 2 // so many options of one text are listed as they are

export const kind = (spot: string): string => spot.split(':', 1)[0] ?? spot

// What is left of a path after what was chosen, null where it does not fit. Neighbours of one kind may be chosen in any order:
// two squares are two squares, but a ship comes before its site.
export function rest(path: string[], chosen: string[]): string[] | null {
  const open = [...path]
  for (const spot of chosen) {
    const at = open.indexOf(spot)
    if (at < 0 || open.slice(0, at).some((before) => kind(before) !== kind(spot))) return null
    open.splice(at, 1)
  }
  return open
}

function next(path: string[], chosen: string[]): string[] {
  const open = rest(path, chosen) ?? []
  const end = open.findIndex((spot) => kind(spot) !== kind(open[0] ?? ''))
  return end < 0 ? open : open.slice(0, end)
}

const same = (path: string[], chosen: string[]): boolean => path.every((spot, depth) => chosen[depth] === spot)

export function left(options: Option[], chosen: Chosen): Option[] {
  const fit = options.filter(
    (option) => (chosen.group === null || option.text === chosen.group) && rest(option.path, chosen.path) !== null,
  )
  const done = fit.filter((option) => option.path.length === chosen.path.length)
  const exact = done.filter((option) => same(option.path, chosen.path))
  return exact.length && exact.length < done.length ? fit.filter((option) => !done.includes(option) || exact.includes(option)) : fit
}

// The spots that come next, each with the options behind it.
export function lit(options: Option[], chosen: Chosen): Map<string, Option[]> {
  const spots = new Map<string, Option[]>()
  for (const option of left(options, chosen)) {
    for (const spot of new Set(next(option.path, chosen.path))) spots.set(spot, [...(spots.get(spot) ?? []), option])
  }
  return spots
}

// The one option that is meant, when its whole path is chosen and no other goes on from here.
export function result(options: Option[], chosen: Chosen): Option | null {
  const [only, ...others] = left(options, chosen)
  return only && others.length === 0 && only.path.length === chosen.path.length && only.path.length > 0 ? only : null
}

// A click on a spot: on, back to before it, or over to another beginning; null where no option has it there.
export function choose(options: Option[], chosen: Chosen, spot: string): Chosen | null {
  if (lit(options, chosen).has(spot)) return { ...chosen, path: [...chosen.path, spot] }
  const at = chosen.path.lastIndexOf(spot)
  if (at >= 0) return { ...chosen, path: chosen.path.slice(0, at) }
  for (const group of new Set([chosen.group, null])) {
    for (let depth = chosen.path.length; depth >= 0; depth--) {
      const start = { group, path: chosen.path.slice(0, depth) }
      if (lit(options, start).has(spot)) return { group, path: [...start.path, spot] }
    }
  }
  return null
}

export function back(chosen: Chosen): Chosen {
  return chosen.path.length ? { ...chosen, path: chosen.path.slice(0, -1) } : NOTHING
}

export const hasChosen = (chosen: Chosen): boolean => chosen.group !== null || chosen.path.length > 0

function by(options: Option[], key: (option: Option) => string): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of options) found.set(key(option), [...(found.get(key(option)) ?? []), option])
  return found
}

const asRow = (option: Option, chosen: Chosen): Row => ({
  kind: 'option',
  id: option.code,
  option,
  options: [option],
  spots: next(option.path, chosen.path),
})

// What the list shows: every option where these are few, else groups by what is done, else by the spot that comes next.
export function rows(options: Option[], chosen: Chosen): Row[] {
  const here = left(options, chosen)
  if (here.length <= FEW) return here.map((option) => asRow(option, chosen))
  const texts = by(here, (option) => option.text)
  if (chosen.path.length === 0 && texts.size > 1) {
    return [...texts].flatMap(([text, alike]): Row[] =>
      alike.length <= ALIKE
        ? alike.map((option) => asRow(option, chosen))
        : [{ kind: 'group', id: text, text, options: alike, spots: [...lit(alike, chosen).keys()] }],
    )
  }
  return [...by(here, (option) => next(option.path, chosen.path)[0] ?? '')].flatMap(([spot, some]): Row[] =>
    some.length === 1 || !spot
      ? some.map((option) => asRow(option, chosen))
      : [{ kind: 'spot', id: spot, spot, options: some, spots: [spot] }],
  )
}

// What choosing a row leads to.
export function take(chosen: Chosen, row: Row): Chosen {
  if (row.kind === 'option') return { ...chosen, path: row.option.path }
  return row.kind === 'group' ? { group: row.text, path: [] } : { ...chosen, path: [...chosen.path, row.spot] }
}

// What several sentences share at both ends: "Sail ship 2 to: …". Words are kept whole.
export function shared(sentences: string[]): string {
  const [words = [], ...others] = sentences.map((sentence) => sentence.split(' '))
  if (!others.length) return words.join(' ')
  const shortest = Math.min(words.length, ...others.map((other) => other.length))
  let head = 0
  while (head < shortest && others.every((other) => other[head] === words[head])) head++
  let tail = 0
  while (tail < shortest - head && others.every((other) => other.at(-1 - tail) === words.at(-1 - tail))) tail++
  const end = tail ? words.slice(-tail) : []
  const begun = words.slice(0, head).join(' ')
  return [begun ? `${begun}\u00A0…` : '…', ...end].join(' ') // the dots are never alone in a line
}

// The row a typed number means, null while it could still grow: with 23 rows a 1 waits, a 4 does not.
export function numbered(typed: string, count: number): number | null | 'wait' {
  const number = Number(typed)
  if (!number || number > count) return null
  return number * 10 <= count ? 'wait' : number - 1
}
