// The table as docs/terra_pyramides.md tells it, and the printed numbers that the board shows.

export type Seat = number
export type Colour = 'blue' | 'red' | 'black' | 'yellow' | 'green' | 'brown' | 'white'
export type Way = 'n' | 'e' | 's' | 'w'
export type Line = 'across' | 'down' | 'falling' | 'rising'

export interface Site {
  foundation: number
  level: number
  colour: Colour | null
  owner: Seat | null
  workers: number
}

export interface Stack {
  tiles: number
  removed: boolean
  searched: Seat[]
  order: (string | null)[]
  top: string | null
}

export interface Prospect {
  fields: string[]
  workers: number
  stones: Partial<Record<Colour, number>>
  gold: number
  track: number
  grave_goods: number
  oases: number
  ships: number
}

export interface Table {
  turn: Seat
  turns: number[]
  decide: { seat: Seat | 'chance' | null; ask: string }
  tiles: Record<string, string>
  sites: Record<string, Site>
  enclosed: string[]
  supply: number[]
  gold: number[]
  stones: Record<Colour, number>[]
  track: number[]
  grave_goods: number[]
  oases: number[]
  ships: { field: number; arrived: number }[]
  cards: Record<string, Seat | null>
  levels: { '5': Record<Colour, number>; '10': number; '20': number; '35': number }
  tops: number[]
  stacks: Stack[]
  hands: { tile: string | null; stack: number | null; known: Seat[] }[]
  placed: string | null
  row: Line | null
  waiting: string[]
  drawing: { seat: Seat | null; stack: number | null }
  rows: Partial<Record<Line, Prospect>>
  board: { fields: string[]; symbols: string[]; remove_at: number }
}

export const COLOURS: readonly Colour[] = ['blue', 'red', 'black', 'yellow', 'green', 'brown', 'white']
export const WAYS: readonly Way[] = ['n', 'e', 's', 'w']
export const LINES: readonly Line[] = ['across', 'down', 'falling', 'rising']
export const CARDS = ['grave-goods', 'horus-eyes', 'oases', 'nile', 'highest-pyramid', 'most-pyramids'] as const
export const VALUES = [0, 5, 10, 20, 35, 60]
export const TOP = 5
export const FULL: Record<string, number> = { base: 5, horus: 7, nile: 8 } // tiles of a stack, by version
export const STONES = 7 // that may be kept
export const GOLD = 4
export const TRACK = 100
export const COIN = 5 // every so many fields of the track

// One field as the board's text format has it.
export type Ground = 'land' | 'site' | 'oasis' | 'nile' | 'none'

export interface Field {
  name: string
  x: number
  y: number
  ground: Ground
  printed: boolean // a site with printed stairs
  start: Way | null
  river: number // place on the Nile, -1 none
  palms: number
  scarab: boolean
}

export interface Plan {
  columns: number
  rows: number
  fields: Field[]
  at: Map<string, Field>
  river: Field[]
}

const ARROWS: Record<string, Way> = { '^': 'n', '>': 'e', v: 's', '<': 'w' }
const LETTERS = 'abcdefghijkl'

export const nameOf = (x: number, y: number): string => `${LETTERS[x] ?? '?'}${y + 1}`

function groundOf(mark: string): Ground {
  if (mark === 'S' || mark === 'P') return 'site'
  if (mark === 'o') return 'oasis'
  if (mark.startsWith('~')) return 'nile'
  return mark ? 'land' : 'none'
}

export function planOf({ fields, symbols }: Table['board']): Plan {
  const list = fields.flatMap((row, y) =>
    row.split(' ').map(
      (mark, x): Field => ({
        name: nameOf(x, y),
        x,
        y,
        ground: groundOf(mark),
        printed: mark === 'P',
        start: ARROWS[mark] ?? null,
        river: mark.startsWith('~') ? parseInt(mark.slice(1), 10) : -1,
        palms: mark.split('*').length - 1,
        scarab: symbols[y]?.[x] === 'c',
      }),
    ),
  )
  return {
    columns: Math.max(...list.map(({ x }) => x + 1)),
    rows: fields.length,
    fields: list,
    at: new Map(list.map((field) => [field.name, field])),
    river: list.filter(({ river }) => river >= 0).sort((p, q) => p.river - q.river),
  }
}

// The side of a site from which its printed stairs come: where the Nile touches it.
export function bankOf(plan: Plan, site: Field): Way {
  const beside: [Way, number, number][] = [['s', 0, 1], ['w', -1, 0], ['e', 1, 0], ['n', 0, -1]]
  return beside.find(([, x, y]) => plan.at.get(nameOf(site.x + x, site.y + y))?.ground === 'nile')?.[0] ?? 's'
}

export const tileOf = (text: string): { kind: string; way: Way } => {
  const [kind = '', way = 'n'] = text.split(' ')
  return { kind, way: way as Way }
}

export const symbolsOf = (kind: string): string[] => kind.split('-')

export const countStones = (table: Table, seat: Seat): number => COLOURS.reduce((sum, colour) => sum + (table.stones[seat]?.[colour] ?? 0), 0)

export const palmsAt = (plan: Plan, field: number): number => plan.river.reduce((sum, { river, palms }) => sum + (river <= field ? palms : 0), 0)

// How far a task is, as its card says it.
export function progress(table: Table, task: string, points: number): { done: number; goal: number } | null {
  const sites = Object.values(table.sites)
  if (task === '1') return { done: sites.filter(({ level }) => level === TOP).length, goal: 4 }
  if (task === '2') return { done: points, goal: 276 }
  if (task === '3') return { done: new Set(sites.filter(({ level }) => level === TOP - 1).map(({ colour }) => colour)).size, goal: 6 }
  return null
}

// The steps of a turn: which one is asked for now.
export const STEPS = ['place', 'row', 'send', 'extra', 'draw'] as const
export type Step = (typeof STEPS)[number]

const ASKED: Record<string, Step> = { place: 'place', foundation: 'place', enclose: 'place', row: 'row', equip: 'row', send: 'send', extra: 'extra', draw: 'draw', pick: 'draw', search: 'draw', hand: 'draw', top: 'draw' }

export function stepOf(table: Table): Step | null {
  const { ask } = table.decide
  if (ask === 'pay') return table.waiting.length ? 'send' : table.row ? 'extra' : table.placed ? 'row' : 'place'
  return ASKED[ask] ?? null
}
