// The table as docs/silver_gold_pyramids.md tells it, and the printed things that the board shows.

export type Seat = number
export type Side = 'left' | 'right'
export type Colour = 'violet' | 'orange' | 'green'
export type Cell = readonly [column: number, row: number]

export interface Lying {
  card: number
  marks: string[]
}

export interface Place {
  left: Lying | null
  right: Lying | null
  finished: number[]
  red: number
  green: number
  torches: number[]
  skulls: number
  owed: number
}

export interface Marking {
  left: string[]
  right: string[]
  skulls: number
  owed: number
}

export interface Table {
  round: number
  flipped: string[]
  expedition: string | null
  decide: { seats: (Seat | 'chance')[]; ask: string }
  answered: Seat[]
  deck: number
  display: (number | null)[]
  seats: Place[]
  hands: (number[] | null)[]
  chosen: (number[] | null)[]
  marking: (Marking | null)[]
  boxes: Record<Colour, (Seat | null)[]>
  drafting: { seat: Seat | null; cards: number; drafted: Seat[] }
  points: Record<'tombs' | 'torches' | 'boxes' | 'gems' | 'skulls', number[]>
}

export const SIDES: readonly Side[] = ['left', 'right']
export const COLOURS: readonly Colour[] = ['violet', 'orange', 'green']
export const COLUMNS = 'abcde'
export const ROUNDS = 4
export const FLIPS = 7
export const GEMS = 10
export const BOXES = [10, 6, 3]

export const SHAPES: Record<string, string[]> = {
  I1: ['X'],
  I2: ['XX'],
  I3: ['XXX'],
  V3: ['XX', 'X.'],
  T4: ['XXX', '.X.'],
  L4: ['XXX', 'X..'],
  O4: ['XX', 'XX'],
  I4: ['XXXX'],
  S4: ['.XX', 'XX.'],
}

export const cellsOf = (shape: string): Cell[] =>
  (SHAPES[shape] ?? []).flatMap((row, y) => [...row].flatMap((mark, x): Cell[] => (mark === 'X' ? [[x, y]] : [])))

export const cellAt = (square: string): Cell => [COLUMNS.indexOf(square[0] ?? ''), Number(square[1]) - 1]
export const squareAt = ([column, row]: Cell): string => `${COLUMNS[column] ?? ''}${row + 1}`

// Squares that came since the table before, by seat and side, where the same card still lies there or has just gone.
export function freshMarks(before: Table, now: Table): Set<string> {
  const found = new Set<string>()
  now.seats.forEach((seat, who) => {
    for (const side of SIDES) {
      const [then, here] = [before.seats[who]?.[side], seat[side]]
      if (!here) continue
      const old = then?.card === here.card ? [...then.marks, ...(before.marking[who]?.[side] ?? [])] : []
      for (const square of [...here.marks, ...(now.marking[who]?.[side] ?? [])]) {
        if (!old.includes(square)) found.add(`${who} ${here.card} ${square}`)
      }
    }
  })
  return found
}
