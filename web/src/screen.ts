// Several people at one screen: who of them it belongs to.

import type { About } from './protocol'

// The seat that takes over from the one that looks now, null where this one stays.
export function takesOver({ mine, seats }: About, deciding: number[], seat: number): number | null {
  if (mine.length < 2) return null
  const due = mine.filter((each) => deciding.includes(each) && !seats[each]?.away)
  return due.includes(seat) ? null : (due[0] ?? null)
}
