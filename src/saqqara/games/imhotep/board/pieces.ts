// Every stone of the table by the place where it is, and which stone of one table became which of the next.

import type { Seat, Table } from './table'

export interface Piece {
  key: string // stays with the stone
  owner: Seat
  place: string // quarry:0:3 sled:0:1 slot:2:0 cargo:2:0 pyramid:0:4 beside:1 temple:5 burial:7 obelisk:0:2 tower:0:1 waiting:0:1
}

interface Put {
  owner: Seat
  place: string
}

export function placesOf(table: Table): Put[] {
  const list: Put[] = []
  const put = (owner: Seat, place: string): unknown => list.push({ owner, place })
  const pile = (name: string, counts: number[] | undefined): void =>
    counts?.forEach((count, seat) => {
      for (let k = 0; k < count; k++) put(seat, `${name}:${seat}:${k}`)
    })
  pile('quarry', table.quarry)
  pile('sled', table.sled)
  table.ships.forEach((ship, i) => ship.slots.forEach((owner, k) => owner !== null && put(owner, `slot:${i}:${k}`)))
  const { ship, stones } = table.unloading
  if (ship !== null) stones.forEach((owner, k) => put(owner, `cargo:${ship - 1}:${k}`))
  table.pyramid.forEach((built, i) => built.forEach((owner, k) => put(owner, `pyramid:${i}:${k}`)))
  table.overflow.forEach((owner, k) => put(owner, `beside:${k}`))
  table.temple.forEach((owner, k) => put(owner, `temple:${k}`))
  table.burial.forEach((owner, k) => put(owner, `burial:${k}`))
  pile('obelisk', table.obelisk.heights)
  pile('waiting', table.obelisk.waiting)
  table.obelisk.towers?.forEach((owner, i) => [0, 1, 2].forEach((k) => put(owner, `tower:${i}:${k}`)))
  return list
}

// A stone goes from the quarry to the sled, to a ship, to a site and, from the market, back to the quarry. Those
// furthest on the way are matched first, with what lies furthest on the way.
const LEAVES = ['waiting', 'cargo', 'slot', 'sled', 'quarry']
const COMES = ['tower', 'pyramid', 'beside', 'temple', 'burial', 'obelisk', 'waiting', 'cargo', 'slot', 'sled', 'quarry']

const rank = (order: string[], place: string): number => {
  const found = order.indexOf(place.slice(0, place.indexOf(':')))
  return found < 0 ? order.length : found
}
const last = (place: string): number => Number(place.slice(place.lastIndexOf(':') + 1))

export function piecesOf(table: Table, before: Piece[] = []): Piece[] {
  const puts = placesOf(table)
  const known = new Map(before.map((piece) => [`${piece.owner} ${piece.place}`, piece]))
  const kept = new Map<Put, string>()
  for (const put of puts) {
    const piece = known.get(`${put.owner} ${put.place}`)
    if (!piece) continue
    kept.set(put, piece.key)
    known.delete(`${put.owner} ${put.place}`)
  }
  const free = [...known.values()].sort((p, q) => rank(LEAVES, p.place) - rank(LEAVES, q.place) || leaving(p) - leaving(q))
  const fresh = puts.filter((put) => !kept.has(put)).sort((p, q) => rank(COMES, p.place) - rank(COMES, q.place) || coming(p) - coming(q))
  const names = new Set([...kept.values(), ...free.map((piece) => piece.key)])
  for (const put of fresh) {
    const found = free.findIndex((piece) => piece.owner === put.owner)
    if (found >= 0) kept.set(put, (free.splice(found, 1)[0] as Piece).key)
    else kept.set(put, newKey(put.owner, names))
  }
  return puts.map((put) => ({ key: kept.get(put) as string, owner: put.owner, place: put.place }))
}

// From piles the top leaves first, from ships the bow.
const leaving = (piece: Piece): number => (/^(quarry|sled|waiting)/.test(piece.place) ? -last(piece.place) : last(piece.place))
const coming = (put: Put): number => last(put.place)

function newKey(owner: Seat, names: Set<string>): string {
  let n = 0
  while (names.has(`${owner}-${n}`)) n++
  names.add(`${owner}-${n}`)
  return `${owner}-${n}`
}

// How a stone travels: when it starts, how long it takes, and on which ship it goes first.
export interface Trip {
  key: string
  from: string
  to: string
  aboard: { ship: number; slot: number } | null
  delay: number
  time: number
}

export const SAILING = 700
const APART = 180

export const travelTime = (distance: number): number => Math.min(520, 260 + distance * 0.25)

export const sailed = (before: Table, after: Table): number[] =>
  after.ships.flatMap((ship, i) => {
    const same = before.ships[i] && before.round_cards.length === after.round_cards.length
    return same && before.ships[i]?.site === null && ship.site !== null ? [i] : []
  })

// One change of the table: whatever was on a ship that sailed goes with it and is then unloaded one by one.
export function tripsOf(before: Piece[], after: Piece[], gone: number[], far: (from: string, to: string) => number): Trip[] {
  const was = new Map(before.map((piece) => [piece.key, piece.place]))
  const trips: Trip[] = []
  for (const piece of after) {
    const from = was.get(piece.key)
    if (from === undefined || from === piece.place) continue
    const [name = '', ship = '', slot = ''] = from.split(':')
    const aboard = name === 'slot' && gone.includes(Number(ship)) ? { ship: Number(ship), slot: Number(slot) } : null
    trips.push({ key: piece.key, from, to: piece.place, aboard, delay: 0, time: travelTime(far(from, piece.place)) })
  }
  const order = (trip: Trip): number => (trip.aboard ? rank(COMES, trip.to) * 100 + last(trip.to) : last(trip.to))
  const queue = (list: Trip[], start: number): void =>
    list.sort((p, q) => order(p) - order(q)).forEach((trip, i) => (trip.delay = start + i * APART))
  queue(trips.filter((trip) => trip.aboard), SAILING)
  queue(trips.filter((trip) => !trip.aboard && !trip.to.startsWith('quarry')), 0)
  for (const trip of trips) if (!trip.aboard && trip.to.startsWith('quarry')) trip.delay = gone.length ? SAILING : 0
  return trips
}
