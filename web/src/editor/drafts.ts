// What was typed in, kept in this browser under a name.

import type { Content } from './desk'

export interface Draft {
  id: string
  game: string
  name: string
  content: Content
  text: string // as the service wrote it last
  ok: boolean // whether it can be played
  changed: number
}

const KEY = 'saqqara.drafts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isWords = (value: unknown): boolean => isObject(value) && Object.values(value).every((each) => typeof each === 'string')
const isRows = (value: unknown): boolean =>
  Array.isArray(value) && value.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'))

// Says whether something from outside has the form of what is typed in.
export function isContent(value: unknown): value is Content {
  return (
    isObject(value) &&
    Object.values(value).every(
      (part) =>
        isObject(part) &&
        isWords(part['counts']) &&
        Array.isArray(part['pieces']) &&
        part['pieces'].every((piece: unknown) => isObject(piece) && isWords(piece['fields']) && isRows(piece['rows'])),
    )
  )
}

function isDraft(value: unknown): value is Draft {
  const is = (key: string, kind: string): boolean => isObject(value) && typeof value[key] === kind
  return ['id', 'game', 'name', 'text'].every((key) => is(key, 'string')) && is('ok', 'boolean') && is('changed', 'number') && isContent((value as { content: unknown }).content)
}

function all(): Draft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isDraft) : []
  } catch {
    return [] // nothing kept, or nothing may be kept
  }
}

function write(drafts: Draft[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(drafts))
    return true
  } catch {
    return false
  }
}

// The drafts of a game, the newest first.
export const drafts = (game: string): Draft[] => all().filter((draft) => draft.game === game).sort((a, b) => b.changed - a.changed)

export const draft = (id: string): Draft | undefined => all().find((one) => one.id === id)

// Keeps a draft, and says whether the browser does.
export const save = (draft: Draft): boolean => write([...all().filter((one) => one.id !== draft.id), draft])

export const remove = (id: string): boolean => write(all().filter((one) => one.id !== id))

export const newId = (): string => Math.random().toString(36).slice(2, 10)
