// Cards that went from the market to somebody between two tables.

import { kindOf, type Seat, type Table } from './table'

export interface Taking {
  card: string
  seat: Seat
  place: number // on the market, as scene.ts counts
}

export const PAIR = 3 // the closed pair; its two cards, once they are looked at, come after it

// What is on one list and not on the other; a card that is there twice counts twice.
function gained(before: string[], now: string[]): string[] {
  const left = [...before]
  return now.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

// A red card does its work at once: whoever was asked took it, and it is discarded already.
function used({ decide, discard }: Table, now: Table): { card: string; seat: Seat }[] {
  if (typeof decide.seat !== 'number' || !['take', 'keep'].includes(decide.ask)) return []
  const card = gained(discard, now.discard).find((one) => kindOf(one) === 'red')
  return card ? [{ card, seat: decide.seat }] : []
}

export function takings(before: Table, now: Table): Taking[] {
  const offered = before.market.open.map((card, place) => ({ card, place }))
  offered.push(...before.pair_cards.map((card, i) => ({ card, place: PAIR + 1 + i })))
  const kept = now.cards.flatMap((cards, seat) => gained(before.cards[seat] ?? [], cards).map((card) => ({ card, seat })))
  return (kept.length ? kept : used(before, now)).flatMap(({ card, seat }) => {
    const at = offered.findIndex((one) => one.card === card)
    const [found] = at < 0 ? [] : offered.splice(at, 1)
    return found ? [{ ...found, seat }] : []
  })
}

// How large letters may be for a line to have room; one is about half as wide as it is high.
export const sized = (text: string, room: number, most: number): number => Math.min(most, room / (0.5 * text.length))
