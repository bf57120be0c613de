// The table as docs/imhotep.md tells it, and the printed numbers that the board shows.

export type Seat = number
export type Site = 'market' | 'pyramid' | 'temple' | 'burial' | 'obelisk'
export type Side = 'A' | 'B'
export type Kind = 'red' | 'green' | 'violet' | 'blue'

export interface Ship {
  capacity: number
  minimum: number
  slots: (Seat | null)[]
  site: Site | null
}

export interface Table {
  round: number
  turn: Seat
  decide: { seat: Seat | 'chance' | null; ask: string }
  discard: string[]
  quarry: number[]
  sled: number[]
  ships: Ship[]
  market: { open: string[]; pair: 'closed' | null }
  pile: number
  cards: string[][]
  pyramid: Seat[][]
  overflow: Seat[]
  temple: Seat[]
  burial: Seat[]
  obelisk: { heights?: number[]; waiting?: number[]; towers?: Seat[] }
  round_cards: string[]
  unloading: { ship: number | null; site: Site | null; stones: Seat[] }
  temple_space: number | null
  pair_cards: string[]
}

export const SITES: readonly Site[] = ['pyramid', 'obelisk', 'burial', 'temple', 'market']

export const PYRAMID = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
export const PYRAMIDS = [
  { name: 'left', points: [2, 1, 3, 2, 4], bonus: 'card', space: 1 },
  { name: 'middle', points: [2, 3, 1, 1, 4], bonus: 'stone', space: 2 },
  { name: 'right', points: [2, 3, 3, 1, 4], bonus: 'ship', space: 3 },
] as const
export const TOWERS = [10, 9, 8, 7, 6, 5, 5, 5]
export const GIFTS = ['choice', 'points', 'choice', 'card', 'choice'] as const
export const RANKS: Record<number, number[]> = { 2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1] }
export const ROWS = [8, 4, 2]
export const GROUPS = [1, 3, 6, 10, 15]
export const SLED = 5
export const ROUNDS = 6

export const templeSpaces = (seats: number): number => (seats === 2 ? 4 : 5)

const KINDS: Record<string, Kind> = {
  entrance: 'red',
  sarcophagus: 'red',
  'paved-path': 'red',
  statue: 'violet',
  lever: 'blue',
  hammer: 'blue',
  sail: 'blue',
  chisel: 'blue',
}
export const kindOf = (card: string): Kind => KINDS[card] ?? 'green'

// A decoration is drawn as the site that it counts.
export const iconOf = (card: string): string => (card === 'paved-path' ? 'path' : card.replace('-decoration', ''))

// The table tells three sides by its shape; the other two only the set-up knows.
export function sidesOf(table: Table, options: Record<string, string>): Record<Site, Side> {
  const side = (site: Site): Side => (options[site] === 'B' ? 'B' : 'A')
  return {
    market: table.market.pair === 'closed' || table.pair_cards.length > 0 ? 'B' : side('market'),
    pyramid: table.pyramid.length === 3 ? 'B' : 'A',
    temple: table.temple_space !== null ? 'B' : side('temple'),
    burial: side('burial'),
    obelisk: table.obelisk.towers ? 'B' : 'A',
  }
}

// Seats that have no stone at a monument: the wrath will find them.
export function missing(table: Table, site: Site): Seat[] {
  const there = new Set<Seat>()
  if (site === 'pyramid') for (const owner of [...table.pyramid.flat(), ...table.overflow]) there.add(owner)
  if (site === 'temple') for (const owner of table.temple) there.add(owner)
  if (site === 'burial') for (const owner of table.burial) there.add(owner)
  if (site === 'obelisk') {
    for (const counts of [table.obelisk.heights ?? [], table.obelisk.waiting ?? []])
      counts.forEach((count, seat) => count > 0 && there.add(seat))
    for (const owner of table.obelisk.towers ?? []) there.add(owner)
  }
  return table.sled.map((_, seat) => seat).filter((seat) => !there.has(seat))
}

export function stonesAt(table: Table, site: string): number {
  const { heights = [], waiting = [], towers = [] } = table.obelisk
  if (site === 'pyramid') return table.pyramid.flat().length + table.overflow.length
  if (site === 'temple') return table.temple.length
  if (site === 'burial') return table.burial.length
  return [...heights, ...waiting].reduce((sum, count) => sum + count, 0) + towers.length * 3
}

// What cards of one kind would score if the game ended now; null for those that score nothing by themselves.
export function worth(table: Table, card: string, many: number): number | null {
  if (card === 'statue') return (GROUPS[Math.min(many, 5) - 1] ?? 0) + Math.max(0, many - 5) * 2
  return card.endsWith('-decoration') ? Math.floor(stonesAt(table, iconOf(card)) / 3) * many : null
}

export function countCards(cards: string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1)
  return [...found]
}
