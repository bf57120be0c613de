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

const begins = (path: string[], start: string[]): boolean => start.every((spot, depth) => path[depth] === spot)

export const left = (options: Option[], chosen: Chosen): Option[] =>
  options.filter((option) => (chosen.group === null || option.text === chosen.group) && begins(option.path, chosen.path))

// The spots that come next, each with the options behind it.
export function lit(options: Option[], chosen: Chosen): Map<string, Option[]> {
  return behind(left(options, chosen), chosen.path.length)
}

function behind(options: Option[], depth: number): Map<string, Option[]> {
  const spots = new Map<string, Option[]>()
  for (const option of options) {
    const spot = option.path[depth]
    if (spot !== undefined) spots.set(spot, [...(spots.get(spot) ?? []), option])
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

function by<T>(things: T[], key: (thing: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const thing of things) found.set(key(thing), [...(found.get(key(thing)) ?? []), thing])
  return found
}

const asRow = (option: Option, depth: number): Row => ({
  kind: 'option',
  id: option.code,
  option,
  options: [option],
  spots: option.path.slice(depth, depth + 1),
})

// What the list shows: every option where these are few, else groups by what is done, else by the spot that comes next.
export function rows(options: Option[], chosen: Chosen): Row[] {
  const here = left(options, chosen)
  const depth = chosen.path.length
  if (here.length <= FEW) return here.map((option) => asRow(option, depth))
  const texts = by(here, (option) => option.text)
  if (depth === 0 && texts.size > 1) {
    return [...texts].flatMap(([text, alike]): Row[] =>
      alike.length <= ALIKE
        ? alike.map((option) => asRow(option, depth))
        : [{ kind: 'group', id: text, text, options: alike, spots: [...behind(alike, depth).keys()] }],
    )
  }
  return bySpot(here, depth)
}

function bySpot(options: Option[], depth: number): Row[] {
  const done = options.filter((option) => option.path.length <= depth).map((option) => asRow(option, depth))
  const next = [...behind(options, depth)].map(
    ([spot, some]): Row =>
      some.length === 1 && some[0] ? asRow(some[0], depth) : { kind: 'spot', id: spot, spot, options: some, spots: [spot] },
  )
  return [...done, ...next]
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
  return [...words.slice(0, head), '…', ...end].join(' ')
}

// The row a typed number means, null while it could still grow: with 23 rows a 1 waits, a 4 does not.
export function numbered(typed: string, count: number): number | null | 'wait' {
  const number = Number(typed)
  if (!number || number > count) return null
  return number * 10 <= count ? 'wait' : number - 1
}
