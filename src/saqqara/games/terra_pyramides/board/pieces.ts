// What moved between two tables, and a table without what is still on its way.

import { COLOURS, symbolsOf, tileOf, type Colour, type Seat, type Site, type Table } from './table'

export interface Move {
  what: string // tile KIND WAY, back, worker SEAT, stone COLOUR, gold, ship SEAT, foundation, level N COLOUR SEAT
  from: string // field:f4 site:g2 stack:3 hand:0 supply:0 stone:0:blue gold:0 nile:7 bank
  to: string
}

const BANK = 'bank'
const MOST_GOLD = 5 // coins that are seen to move at once

// Where the workers of a seat are, and how many.
export function workersOf(table: Table, seat: Seat): Map<string, number> {
  const found = new Map([[`supply:${seat}`, table.supply[seat] ?? 0]])
  if (table.turn === seat) for (const name of table.waiting) found.set(`field:${name}`, 1)
  for (const [name, site] of Object.entries(table.sites)) if (site.owner === seat && site.workers) found.set(`site:${name}`, site.workers)
  return found
}

function workerMoves(before: Table, after: Table, seat: Seat): Move[] {
  const [was, is] = [workersOf(before, seat), workersOf(after, seat)]
  const many = (place: string): number => (is.get(place) ?? 0) - (was.get(place) ?? 0)
  const places = [...new Set([...was.keys(), ...is.keys()])]
  const left = places.flatMap((place) => Array.from({ length: Math.max(0, -many(place)) }, () => place))
  const come = places.flatMap((place) => Array.from({ length: Math.max(0, many(place)) }, () => place))
  return come.map((to, i) => ({ what: `worker ${seat}`, from: left[i] ?? BANK, to }))
}

// The row that was activated between two tables.
const activated = (before: Table, after: Table): string[] => (after.row && !before.row ? (before.rows[after.row]?.fields ?? []) : [])

function stoneMoves(before: Table, after: Table, seat: Seat, risen: string | null): Move[] {
  const given = activated(before, after).map((name): [string, string[]] => [name, symbolsOf(tileOf(after.tiles[name] ?? '').kind)])
  const moves: Move[] = []
  for (const colour of COLOURS) {
    const place = `stone:${seat}:${colour}`
    const change = (after.stones[seat]?.[colour] ?? 0) - (before.stones[seat]?.[colour] ?? 0)
    for (let k = 0; k < Math.abs(change); k++) {
      const source = given.find(([, shown]) => shown.includes(colour))
      if (source && change > 0) source[1] = []
      if (change > 0) moves.push({ what: `stone ${colour}`, from: source ? `field:${source[0]}` : BANK, to: place })
      else moves.push({ what: `stone ${colour}`, from: place, to: risen ? `site:${risen}` : BANK })
    }
  }
  return moves
}

function goldMoves(before: Table, after: Table, seat: Seat): Move[] {
  const change = (after.gold[seat] ?? 0) - (before.gold[seat] ?? 0)
  const base = after.track.every((steps, each) => steps === before.track[each])
  const gives = (name: string): number => {
    const tile = after.tiles[name]
    if (!tile) return 1 // an oasis
    return symbolsOf(tileOf(tile).kind).filter((symbol) => symbol === 'coin' || (symbol === 'eye' && base)).length
  }
  const sources = after.turn === seat ? activated(before, after).flatMap((name) => Array.from({ length: gives(name) }, () => `field:${name}`)) : []
  return Array.from({ length: Math.min(Math.abs(change), MOST_GOLD) }, (_, k) =>
    change > 0 ? { what: 'gold', from: sources[k] ?? BANK, to: `gold:${seat}` } : { what: 'gold', from: `gold:${seat}`, to: BANK },
  )
}

function siteMoves(before: Table, after: Table): Move[] {
  return Object.entries(after.sites).flatMap(([name, site]): Move[] => {
    const was = before.sites[name]
    if (!was) return [{ what: 'foundation', from: BANK, to: `site:${name}` }]
    if (site.level <= was.level) return []
    return [{ what: `level ${site.level} ${site.colour ?? ''} ${site.owner ?? 0}`, from: BANK, to: `site:${name}` }]
  })
}

function tileMoves(before: Table, after: Table): Move[] {
  const laid = Object.keys(after.tiles).filter((name) => !(name in before.tiles))
  const placed = laid.map((name): Move => {
    const held = after.placed === name && before.hands[before.turn]?.stack
    return { what: `tile ${after.tiles[name]}`, from: held ? `hand:${before.turn}` : before.drawing.stack ? `stack:${before.drawing.stack}` : BANK, to: `field:${name}` }
  })
  const drawn = after.hands.flatMap(({ tile, stack }, seat): Move[] => {
    if (stack === null || before.hands[seat]?.stack !== null) return []
    return [{ what: tile ? `tile ${tile} n` : 'back', from: `stack:${stack}`, to: `hand:${seat}` }]
  })
  return [...placed, ...drawn]
}

export function movesOf(before: Table, after: Table): Move[] {
  const seats = after.supply.map((_, seat) => seat)
  const risen = siteMoves(before, after).find(({ what }) => what.startsWith('level'))?.to.slice(5) ?? null
  const ships = seats.flatMap((seat): Move[] => {
    const [from, to] = [before.ships[seat]?.field ?? 0, after.ships[seat]?.field ?? 0]
    return from === to ? [] : [{ what: `ship ${seat}`, from: `nile:${from}`, to: `nile:${to}` }]
  })
  return [
    ...tileMoves(before, after),
    ...siteMoves(before, after),
    ...ships,
    ...seats.flatMap((seat) => workerMoves(before, after, seat)),
    ...seats.flatMap((seat) => stoneMoves(before, after, seat, risen)),
    ...seats.flatMap((seat) => goldMoves(before, after, seat)),
  ]
}

// The table as it looks while some of its pieces are still on their way; what has left again before it came was never there.
export function without(table: Table, coming: Move[]): Table {
  if (!coming.length) return table
  const shown: Table = {
    ...table,
    tiles: { ...table.tiles },
    sites: { ...table.sites },
    waiting: [...table.waiting],
    supply: [...table.supply],
    gold: [...table.gold],
    stones: table.stones.map((stones) => ({ ...stones })),
    ships: table.ships.map((ship) => ({ ...ship })),
    hands: [...table.hands],
  }
  for (const { what, to } of coming) take(shown, what.split(' ')[0] ?? '', to.split(':'))
  return shown
}

const less = (number: number | undefined): number => Math.max(0, (number ?? 0) - 1)

function take(table: Table, what: string, [kind = '', first = '', colour = '']: string[]): void {
  const seat = Number(first)
  const change = (parts: (site: Site) => Partial<Site>): void => {
    const site = table.sites[first]
    if (site) table.sites[first] = { ...site, ...parts(site) }
  }
  if (kind === 'supply') table.supply[seat] = less(table.supply[seat])
  else if (kind === 'gold') table.gold[seat] = less(table.gold[seat])
  else if (kind === 'stone') {
    const stones = table.stones[seat]
    if (stones) stones[colour as Colour] = less(stones[colour as Colour])
  } else if (kind === 'hand') table.hands[seat] = { tile: null, stack: null, known: [] }
  else if (kind === 'nile') for (const ship of table.ships) ship.field = ship.field === seat ? -1 : ship.field
  else if (kind === 'field' && what === 'tile') delete table.tiles[first]
  else if (kind === 'field') table.waiting = table.waiting.filter((name) => name !== first)
  else if (what === 'foundation') delete table.sites[first]
  else if (what === 'level') change(({ level, colour }) => ({ level: less(level), colour: level > 1 ? colour : null }))
  else if (what === 'worker') change(({ workers }) => ({ workers: less(workers) }))
}
