// What is mine on this page and at the service too: the language and the name.

import { change } from './api'
import { prefer } from './prefs'
import type { About } from './protocol'
import { PSEUDO, type Language } from './words'

// The service tells what it says in that language; a page that cannot reach it changes all the same.
export async function tell(language: Language): Promise<void> {
  await prefer({ language })
  if (language !== PSEUDO) await change({ language }).catch(() => undefined)
}

// Says whether a table waits for me; where a bot sits in for me it does not.
export const isMyTurn = (about: About): boolean =>
  about.deciding?.some((seat) => about.mine.includes(seat) && !about.seats[seat]?.away) ?? false

const NAME = 'saqqara.names'

// Names typed on this screen, for the next game on it.
export function typed(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === 'string') : []
  } catch {
    return [] // nothing kept, or nothing may be kept
  }
}

export function keep(names: string[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(names))
  } catch {
    // typed again next time
  }
}

// Where everybody sits at one screen, none of us is “you”.
export const areAllMine = ({ seats, mine }: About): boolean => seats.length > 1 && mine.length === seats.length

// Where all seats are mine, somebody of us won; where points alone count, nobody has.
export const haveIWon = (about: About): boolean =>
  !about.for_points && !areAllMine(about) && (about.winners ?? []).some((seat) => about.mine.includes(seat))
