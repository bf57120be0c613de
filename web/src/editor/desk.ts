// What is typed in, as the service describes it: parts with grids or numbers. Nothing here knows whether it is right.

import type { Word } from '../protocol'

export interface Kind {
  token: string
  text: string
  key: string
  counted: boolean // a number follows the token
  added: boolean // is put behind a counted one, or taken away again
}

export interface Field {
  name: string
  text: string
  least: number
  most: number
  values: [value: string, text: string][]
}

export interface Entry {
  name: string
  label: string[]
}

export interface Part {
  name: string
  text: string
  kinds: Kind[] // the first is what an empty square has
  fields: Field[]
  columns: [least: number, most: number]
  rows: [least: number, most: number]
  most: number
  along: string
  one: string // id of the name of one of several
  entries: Entry[]
  summed: boolean // whether the numbers are pieces that can be counted together
}

export interface Piece {
  fields: Record<string, string>
  rows: string[][]
}

export interface Filled {
  pieces: Piece[]
  counts: Record<string, string>
}

export type Content = Record<string, Filled>

// A sentence by its id in the game's texts, and the words that fill it: some are such sentences themselves.
export interface Said {
  id: string
  words: Record<string, Word | Said>
}

export interface Found extends Said {
  text: string // in English
  error: boolean
  line: number
  column: number | null
  part: string
  piece: number | null
  cells: [column: number, row: number][]
  entry: string
}

export interface Components {
  format: string
  option: string
  file: string
  designed: boolean
  text: string
  parts: Part[]
  content: Content
  empty: Content
}

export interface Checked {
  ok: boolean
  errors: Found[]
  warnings: Found[]
  more: number
  text: string
  content: Content
}

const NOTHING: Filled = { pieces: [], counts: {} }
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export const filled = (content: Content, part: string): Filled => content[part] ?? NOTHING
export const squareName = (x: number, y: number): string => `${LETTERS[x] ?? ''}${y + 1}`
export const isGrid = (part: Part): boolean => part.kinds.length > 0

// What a square shows: the kind, and for one that is counted its number and what was added.
export function kindOf(part: Part, token: string): Kind | undefined {
  return part.kinds.find((kind) => (kind.counted ? numberOf(part, kind, token) !== null : !kind.added && kind.token === token))
}

export function numberOf(part: Part, kind: Kind, token: string): number | null {
  let rest = token
  for (const { token: more, added } of part.kinds) while (added && rest.endsWith(more)) rest = rest.slice(0, -more.length)
  const digits = rest.startsWith(kind.token) ? rest.slice(kind.token.length) : ''
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null
}

function firstFree(taken: (number | null)[], from = 0): number {
  let free = from
  while (taken.includes(free)) free++
  return free
}

// What a square has after something was put on it.
export function put(part: Part, rows: string[][], x: number, y: number, kind: Kind): string {
  const here = rows[y]?.[x] ?? ''
  const there = kindOf(part, here)
  if (kind.added) return there?.counted ? (here.endsWith(kind.token) ? here.slice(0, -kind.token.length) : here + kind.token) : here
  if (!kind.counted) return kind.token
  if (there === kind) return here
  return `${kind.token}${firstFree(rows.flat().map((token) => numberOf(part, kind, token)))}`
}

// The kind that a key means: exactly, or in the other case where that means something else to nobody.
export function keyed(part: Part, key: string): Kind | undefined {
  if (key.length !== 1) return undefined
  const by = (wanted: string): Kind | undefined => part.kinds.find((kind) => kind.key === wanted || kind.token === wanted)
  return by(key) ?? by(key.toLowerCase()) ?? by(key.toUpperCase())
}

// The square that a key leads to, within the grid.
export function moved(key: string, x: number, y: number, columns: number, rows: number): [number, number] | null {
  const within = (u: number, v: number): [number, number] => [Math.min(Math.max(u, 0), columns - 1), Math.min(Math.max(v, 0), rows - 1)]
  if (key === 'ArrowLeft') return within(x - 1, y)
  if (key === 'ArrowRight') return within(x + 1, y)
  if (key === 'ArrowUp') return within(x, y - 1)
  if (key === 'ArrowDown') return within(x, y + 1)
  if (key === 'Home') return [0, y]
  if (key === 'End') return [columns - 1, y]
  return null
}

// The square after this one in reading order; the last one stays.
export function following(x: number, y: number, columns: number, rows: number): [number, number] {
  if (x + 1 < columns) return [x + 1, y]
  return y + 1 < rows ? [0, y + 1] : [x, y]
}

function changed(content: Content, part: string, change: (filled: Filled) => Filled): Content {
  return { ...content, [part]: change(filled(content, part)) }
}

function withPiece(content: Content, part: string, index: number, change: (piece: Piece) => Piece): Content {
  return changed(content, part, (here) => ({ ...here, pieces: here.pieces.map((piece, k) => (k === index ? change(piece) : piece)) }))
}

export function setSquare(content: Content, part: string, index: number, x: number, y: number, token: string): Content {
  return withPiece(content, part, index, (piece) => ({
    ...piece,
    rows: piece.rows.map((row, v) => (v === y ? row.map((old, u) => (u === x ? token : old)) : row)),
  }))
}

export const setField = (content: Content, part: string, index: number, field: string, value: string): Content =>
  withPiece(content, part, index, (piece) => ({ ...piece, fields: { ...piece.fields, [field]: value } }))

export const setCount = (content: Content, part: string, entry: string, value: string): Content =>
  changed(content, part, (here) => ({ ...here, counts: { ...here.counts, [entry]: value } }))

// One more grid: the first number that is free, and else what the one before it has where there is a choice that all make.
export function addPiece(content: Content, part: Part): Content {
  const here = filled(content, part.name).pieces
  const last = here.at(-1)
  const [first, second] = part.fields
  const fields: Record<string, string> = Object.fromEntries(part.fields.map(({ name }) => [name, '']))
  if (first && !first.values.length) fields[first.name] = String(firstFree(here.map((piece) => Number(piece.fields[first.name])), first.least))
  if (second?.values.length) fields[second.name] = last?.fields[second.name] ?? second.values[0]?.[0] ?? ''
  const blank = part.kinds[0]?.token ?? ''
  const rows = Array.from({ length: part.rows[0] }, () => Array<string>(part.columns[0]).fill(blank))
  return changed(content, part.name, (old) => ({ ...old, pieces: [...old.pieces, { fields, rows }] }))
}

export const removePiece = (content: Content, part: string, index: number): Content =>
  changed(content, part, (here) => ({ ...here, pieces: here.pieces.filter((_, k) => k !== index) }))

// Another size: what is new is empty, and grids along this one follow, as what lies beside goes on.
export function resize(content: Content, parts: Part[], part: Part, columns: number, rows: number): Content {
  const held = (n: number, [least, most]: [number, number]): number => Math.min(Math.max(n, least), most)
  const [wide, high] = [held(columns, part.columns), held(rows, part.rows)]
  const sized = (old: string[][], blank: string, goesOn: boolean): string[][] =>
    Array.from({ length: high }, (_, y) => {
      const row = old[y] ?? (goesOn ? old.at(-1) : undefined)
      return Array.from({ length: wide }, (_, x) => row?.[x] ?? (goesOn ? row?.at(-1) : undefined) ?? blank)
    })
  return parts
    .filter(({ name, along }) => name === part.name || along === part.name)
    .reduce((whole, { name, along, kinds }) => withPiece(whole, name, 0, (piece) => ({ ...piece, rows: sized(piece.rows, kinds[0]?.token ?? '', along !== '') })), content)
}

export const total = (counts: Record<string, string>): number =>
  Object.values(counts).reduce((sum, text) => sum + (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0), 0)

// -- What was done, so that it can be undone --------------------------------------------------------------------------

export interface History<T> {
  past: T[]
  now: T
  future: T[]
  tag: string // of the last step: steps of one tag in a row are one
}

const MOST = 200

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], tag: '' })

export function record<T>(history: History<T>, next: T, tag = ''): History<T> {
  if (next === history.now) return history
  const same = tag !== '' && tag === history.tag
  return { past: same ? history.past : [...history.past, history.now].slice(-MOST), now: next, future: [], tag }
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  return before === undefined ? history : { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], tag: '' }
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future, tag: '' }
}

// Says whether a number is among those that are looked for: `15`, `1-8`, or several; nothing looks for all.
export function sought(wish: string, value: string): boolean {
  const wanted = wish.split(/[\s,;]+/).filter(Boolean)
  return (
    wanted.length === 0 ||
    wanted.some((each) => {
      const [from, to = from] = each.split(/[-–]/).map(Number)
      return from !== undefined && to !== undefined && Number(value) >= from && Number(value) <= to
    })
  )
}
