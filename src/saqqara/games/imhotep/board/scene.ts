// Where everything stands: one scene for wide boxes, one for narrow ones, one for a phone that lies on its side. A stone is
// as large everywhere in a scene.

import { moved, project, type Point, type Project } from './iso'
import { templeSpaces, type Seat, type Side, type Site, type Table } from './table'

export interface Size {
  width: number
  height: number
}

export interface Frame {
  x: number
  y: number
  w: number
  h: number
}

export interface Dock {
  x: number
  y: number
}

export interface Scene extends Size {
  wide: boolean
  low: boolean // sites on the left; market, yards and the river beside and below them
  a: number // half a stone's width
  h: number // a stone's height
  sides: Record<Site, Side>
  seats: number
  site: Record<Site, Point>
  label: Record<Site, Point>
  round: Point
  river: { top: number; bottom: number }
  berths: Point[]
  yards: Point[] // by seat
  cards: Frame & { gap: number; across: number }
  tray: Frame | null
  hand: Frame | null
  columns: number // of the burial chamber that are seen
  first: number // the first of them
  rise: { obelisk: number; temple: number; beside: number } // from a stone to the next above: less than 1 where a pile would grow out of the scene
}

export const DOCK = 6.7 // its length: room for the longest ship
export const BASIN = 1.65 // its width
export const WATER = -0.5 // how far its water lies below the plate
export const DECK = 0.5 // how far a deck lies above the water
const BOW = 1.55 // from the end of a dock to the first space of a ship

const WIDE = { width: 1040, height: 808, a: 25, h: 23 }
const NARROW = { width: 390, height: 796, a: 16, h: 15 }
const LOW = { width: 544, height: 408, a: 11, h: 10.5 }
const MOST_COLUMNS = 10
const NAME = 3.3 // from the end of a name to its yard, in halves of a stone
const APART = 5 // between two names
const TALLEST = 9 // stones of an obelisk
const LAYERS = 6 // of the temple

export function makeScene(table: Table, seat: Seat, sides: Record<Site, Side>, wide: boolean, low = false): Scene {
  const needed = Math.floor(table.burial.length / 3) + 1
  const columns = Math.min(Math.max(needed, 8), wide ? MOST_COLUMNS : 9)
  const seats = table.sled.length
  const tallest = Math.max(...(table.obelisk.heights ?? [0]))
  const rise = {
    obelisk: Math.min(1, TALLEST / tallest),
    temple: Math.min(1, LAYERS / Math.ceil((table.temple.length + 1) / templeSpaces(seats))),
    beside: Math.min(1, 3 / Math.ceil(table.overflow.length / (sides.pyramid === 'A' ? 3 : 2))),
  }
  const shared = { sides, seats, wide, low, columns, first: Math.max(0, needed - columns), rise }
  const [pyramids, towers] = [sides.pyramid === 'B', sides.obelisk === 'B']
  if (wide)
    return {
      ...WIDE,
      ...shared,
      site: {
        pyramid: pyramids ? [168, 124] : [208, 106],
        obelisk: towers ? [552, 172] : [560 - (4 - seats) * 6, tallest > 8 ? 216 : 206],
        burial: [206, 318],
        temple: [602, 356],
        market: [912, 418],
      },
      label: {
        pyramid: [20, 38],
        obelisk: towers ? [346, 98] : [352, 128],
        burial: [20, 284],
        temple: [366, 366],
        market: [788, 32], // its cards begin close below
      },
      round: [352, 34],
      river: { top: 530, bottom: 680 },
      berths: [0, 1, 2, 3].map((ship) => [82 + ship * 242, 596] as Point),
      yards: yards(seats, seat, wide),
      cards: { x: 788, y: 64, w: 117, h: 148, gap: 7, across: 2 },
      tray: seat < 0 ? null : { x: 518, y: 692, w: 512, h: 106 },
      hand: seat < 0 ? null : { x: 714, y: 700, w: 308, h: 90 },
    }
  if (low)
    return {
      ...LOW,
      ...shared,
      height: seat < 0 ? LOW.height - 50 : LOW.height,
      site: {
        pyramid: pyramids ? [52, 54] : [83, 54],
        obelisk: towers ? [166, 100] : [194 - (seats - 2) * 3, 116],
        burial: [72, 160],
        temple: [196, 214],
        market: [346, 82],
      },
      label: {
        pyramid: [8, 18],
        obelisk: [268, 18],
        burial: [8, 138],
        temple: [268, 190],
        market: [284, 18],
      },
      round: [134, 18],
      river: { top: 286, bottom: 352 },
      berths: [0, 1, 2, 3].map((ship) => [62 + ship * 132, 312] as Point),
      yards: order(seats, seat).map((_, who, all): Point => [318 + all.indexOf(who) * (256 / seats), 234]),
      cards: { x: 398, y: 8, w: 142, h: 44, gap: 4, across: 1 },
      tray: null,
      hand: seat < 0 ? null : { x: 8, y: 358, w: 528, h: 46 },
    }
  return {
    ...NARROW,
    ...shared,
    height: seat < 0 ? NARROW.height - 62 : NARROW.height,
    site: {
      pyramid: pyramids ? [74, 66] : [118, 66],
      obelisk: towers ? [240, 132] : [280 - (seats - 2) * 4, 156],
      burial: [104, 218],
      temple: [282, 300],
      market: [86, 394],
    },
    label: {
      pyramid: [8, 20],
      obelisk: [382, 20],
      burial: [8, 194],
      temple: [382, 276],
      market: [8, 336],
    },
    round: [195, 20],
    river: { top: 520, bottom: 628 },
    berths: [0, 1, 2, 3].map((ship) => [45 + ship * 93, 562] as Point),
    yards: yards(seats, seat, wide),
    cards: { x: 150, y: 408, w: 114, h: 48, gap: 6, across: 2 },
    tray: null,
    hand: seat < 0 ? null : { x: 8, y: 732, w: 374, h: 54 },
  }
}

// The others stand in order of play, whoever looks stands last, beside the cards.
const order = (seats: number, seat: Seat): Seat[] => Array.from({ length: seats }, (_, i) => (seat < 0 ? i : (seat + 1 + i) % seats))

function yards(seats: number, seat: Seat, wide: boolean): Point[] {
  const found: Point[] = []
  order(seats, seat).forEach((who, i) => {
    const mine = who === seat
    if (wide) found[who] = mine ? [624, 738] : [102 + i * (seat < 0 ? 240 : seats < 4 ? 200 : 160) + (seat >= 0 && seats === 2 ? 120 : 0), 738]
    else found[who] = [61 + i * (seats < 4 ? 384 / seats : 92) + (seats < 4 ? 12 : 0), 668]
  })
  return found
}

export const dockOf = (scene: Scene, site: Site): Dock => {
  if (site === 'pyramid') return scene.sides.pyramid === 'B' ? { x: 0.9, y: 3 } : { x: -1.1, y: 4.35 }
  if (site === 'obelisk') return scene.sides.obelisk === 'B' ? { x: 1.2, y: 3.55 } : { x: 0, y: 2.55 }
  if (site === 'burial') return { x: 0.6, y: 4.05 }
  if (site === 'temple') return { x: 0, y: 3.1 }
  return { x: -0.9, y: 2.35 }
}

export const siteView = (scene: Scene, site: Site): Project => project(scene.a, scene.h, scene.site[site])
export const yardView = (scene: Scene, seat: Seat): Project => project(scene.a, scene.h, scene.yards[seat] ?? [0, 0])

// Where a ship's first space lies: in the river, or at the dock of its site.
export function shipView(scene: Scene, ship: number, site: Site | null): Project {
  if (site === null) return project(scene.a, scene.h, scene.berths[ship] ?? [0, 0])
  const dock = dockOf(scene, site)
  return moved(siteView(scene, site), dock.x + BOW, dock.y + 0.3, WATER)
}

export const pyramidCell = (k: number): [number, number, number] => {
  if (k < 9) return [0.6 + Math.floor(k / 3), 0.6 + (k % 3), 0]
  if (k < 13) return [1.1 + Math.floor((k - 9) / 2), 1.1 + ((k - 9) % 2), 1]
  return [1.6, 1.6, 2]
}
export const SMALL = 2.95 // from one small pyramid to the next
export const smallCell = (pyramid: number, k: number): [number, number, number] =>
  k < 4 ? [0.36 + pyramid * SMALL + Math.floor(k / 2), 0.4 + (k % 2), 0] : [0.86 + pyramid * SMALL, 0.9, 1]
export const besideCell = (side: Side, k: number, rise = 1): [number, number, number] =>
  side === 'A' ? [4.62, 0.6 + (k % 3), -0.25 + Math.floor(k / 3) * rise] : [8.95, 0.4 + (k % 2), -0.25 + Math.floor(k / 2) * rise]
export const templeCell = (seats: number, k: number, rise = 1): [number, number, number] => {
  const spaces = templeSpaces(seats)
  return [0.72 + (k % spaces) * 1.06, 1.12, Math.floor(k / spaces) * rise]
}
export const burialCell = (first: number, k: number): [number, number, number] => [0.55 + Math.floor(k / 3) - first, 0.6 + (k % 3), 0]
export const obeliskCell = (seat: Seat, level: number, rise = 1): [number, number, number] => [0.6 + seat * 1.5, 0.7, 0.22 + level * rise]
export const towerCell = (tower: number, level: number): [number, number, number] => [0.5 + tower * 1.06, 0.45, 0.14 + level]
export const waitingCell = (seat: Seat, k: number): [number, number, number] => [0.5 + seat * 2.12 + (k % 2), 2.12, Math.floor(k / 2)]
export const sledCell = (k: number): [number, number, number] => (k < 3 ? [k, 0, 0.3] : [k - 2.5, 0, 1.3])
export const HEAP: [number, number] = [-1.18, 1.18]
export const heapSeen = (count: number): number => Math.min(2, Math.ceil(count / 5))

// The cards of the market stand two by two, or one below the other.
export const cardPlace = ({ cards: { x, y, w, h, gap, across } }: Scene, i: number): Frame => ({
  x: x + (i % across) * (w + gap),
  y: y + Math.floor(i / across) * (h + gap),
  w,
  h,
})

// Where the name of a seat begins, and how far it may reach: to the next yard, to the cards, or to the edge.
export function nameplate(scene: Scene, seat: Seat): { x: number; room: number } {
  const lefts = scene.yards.map(([x]) => x - NAME * scene.a)
  const x = lefts[seat] ?? 0
  const ends = [...lefts, scene.tray?.x ?? 0, scene.hand?.x ?? 0, scene.width].filter((end) => end > x)
  return { x, room: Math.min(...ends) - x - APART }
}

// Where the cards of a seat lie: its hand, or its yard.
export function cardsOf(scene: Scene, seat: Seat, looks: boolean): Point {
  if (looks && scene.hand) return [scene.hand.x + scene.hand.w / 2, scene.hand.y + scene.hand.h / 2]
  const [x, y] = scene.yards[seat] ?? [0, 0]
  return [x - 2 * scene.a, y + (scene.wide ? 61 : 30)]
}

// The edge of a card, for the rings round it.
export const edgeOf = ({ x, y, w, h }: Frame): string =>
  `M${x + 10} ${y}h${w - 20}q10 0 10 10v${h - 20}q0 10-10 10h${20 - w}q-10 0-10-10v${20 - h}q0-10 10-10Z`

export interface Stand {
  x: number // on the screen: the far corner of the cell that the stone stands on
  y: number
  depth: number // painted from small to large
  seen: boolean
  low: boolean // stands on the ground and throws a shadow there
}

const DEPTH: Record<string, number> = { pyramid: 0, obelisk: 1, burial: 2, temple: 3, market: 4, river: 5, yard: 6 }

function stand(f: Project, [x, y, z]: [number, number, number], where: string, level = false, seen = true): Stand {
  const [left, top] = f(x, y, z)
  const depth = level ? z * 100 + x + y : (x + y) * 20 + z
  return { x: left, y: top, depth: (DEPTH[where] ?? 0) * 1000 + depth, seen, low: z < 0.6 }
}

// Finds the stand of a place as pieces.ts names it.
export function standOf(scene: Scene, table: Table, place: string): Stand {
  const [where = '', first = '0', second = '0'] = place.split(':')
  const [i, k] = [Number(first), Number(second)]
  switch (where) {
    case 'quarry': {
      const seen = heapSeen(table.quarry[i] ?? 0)
      return stand(yardView(scene, i), [...HEAP, 0.15 + Math.min(k, Math.max(seen - 1, 0))], 'yard', false, k < seen)
    }
    case 'sled':
      return stand(yardView(scene, i), sledCell(k), 'yard', true)
    case 'slot':
    case 'cargo': {
      const site = table.ships[i]?.site ?? null
      const lift = where === 'cargo' && k === 0 && table.decide.ask !== 'lever-unload' ? 0.25 : 0
      const cell: [number, number, number] = where === 'cargo' && table.decide.ask === 'lever-unload' ? [k, 1.55, DECK] : [k, 0, DECK + lift]
      const found = stand(shipView(scene, i, site), cell, site ?? 'river')
      return site ? { ...found, depth: found.depth + 500 } : { ...found, depth: found.depth + i * 200 }
    }
    case 'pyramid':
      return stand(siteView(scene, 'pyramid'), scene.sides.pyramid === 'A' ? pyramidCell(k) : smallCell(i, k), 'pyramid', true)
    case 'beside': {
      const found = stand(siteView(scene, 'pyramid'), besideCell(scene.sides.pyramid, i, scene.rise.beside), 'pyramid')
      return { ...found, depth: found.depth + 500 }
    }
    case 'temple':
      return stand(siteView(scene, 'temple'), templeCell(scene.seats, i, scene.rise.temple), 'temple')
    case 'burial':
      return stand(siteView(scene, 'burial'), burialCell(scene.first, i), 'burial', false, Math.floor(i / 3) >= scene.first)
    case 'obelisk':
      return stand(siteView(scene, 'obelisk'), obeliskCell(i, k, scene.rise.obelisk), 'obelisk')
    case 'tower':
      return stand(siteView(scene, 'obelisk'), towerCell(i, k), 'obelisk')
    default:
      return stand(siteView(scene, 'obelisk'), waitingCell(i, k), 'obelisk')
  }
}
