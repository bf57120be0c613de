// A view may bring several steps at once. They are shown one after another, like those that came one by one.

import { CHANCE, type Entry, type View } from './protocol'

const MOST = 12 // no more than so many are shown, the last of all among them

// The versions at which to look on the way: before each answer but the first, so that what chance adds belongs to the answer
// before it. None where something was taken back: that is no way from one table to the next.
export function between(entries: Entry[]): number[] {
  if (entries.some(({ back }) => back !== undefined)) return []
  return entries
    .slice(1)
    .filter(({ seat }) => seat !== CHANCE)
    .map(({ n }) => n)
    .slice(1 - MOST)
}

// Those that were looked for, without those after which nothing changes: answers under seal are opened all at once.
export function ways(found: View[], looks: number[], last: View): View[] {
  const seen = found.filter(({ version }) => looks.includes(version))
  return seen.filter(({ hash }, at) => hash !== (seen[at + 1] ?? last).hash)
}
