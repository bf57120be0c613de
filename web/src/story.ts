// A story gathered from many views: each entry once, in order, with those that no longer stand marked.

import { AT_ONCE, type Frames } from './api'
import type { Entry, View } from './protocol'

export interface Line {
  entry: Entry
  stands: boolean
}

export function lines(entries: Iterable<Entry>): Line[] {
  const told: Line[] = []
  for (const entry of [...entries].sort((a, b) => a.n - b.n)) {
    if (entry.back !== undefined) {
      const back = entry.back
      for (const line of told) if (line.entry.n >= back) line.stands = false
    }
    told.push({ entry, stands: true })
  }
  return told
}

// What an entry itself brought each seat: the final scoring that came with a last move is told apart from it.
export const ownGains = ({ gain, final }: Entry): number[] => (gain ?? []).map((points, seat) => points - (final?.[seat] ?? 0))

// Brings all frames piece by piece, the piece with the wanted one first; tells after each and stops when told to.
export async function gather(
  ask: (from: number) => Promise<Frames>,
  wanted: number,
  tell: (frames: View[], from: number, last: number) => boolean,
): Promise<void> {
  const piece = (version: number): number => Math.floor(version / AT_ONCE) * AT_ONCE
  const first = piece(wanted)
  const seen = await ask(first)
  if (!tell(seen.frames, first, seen.last)) return
  for (let from = 0; from <= seen.last; from += AT_ONCE) {
    if (from === first) continue
    if (!tell((await ask(from)).frames, from, seen.last)) return
  }
}
