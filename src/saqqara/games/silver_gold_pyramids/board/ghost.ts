// The ghost of the pattern: where it lies, how it turns, what it snaps to. It only ever lies where an option of the shell
// lies, so that no rule is needed here.

import { cellAt, cellsOf, COLUMNS, squareAt, type Cell, type Side } from './table'

export interface Ghost {
  side: Side
  squares: string[]
  path: string[]
  way: string // the pattern as it is turned and mirrored
  x: number // its middle, in squares
  y: number
}

export interface Spot {
  side: Side
  x: number
  y: number
}

const ALL = [1, 2, 3, 4, 5].flatMap((row) => [...COLUMNS].map((column) => `${column}${row}`))
const APART = 7 // columns from one card to the next, for the arrows
const NEAR = 1.3 // squares from the pointer, so far the pattern snaps

export function wayOf(cells: readonly Cell[]): string {
  const left = Math.min(...cells.map(([x]) => x))
  const top = Math.min(...cells.map(([, y]) => y))
  return cells
    .map(([x, y]) => `${x - left},${y - top}`)
    .sort()
    .join(' ')
}

export const cellsIn = (way: string): Cell[] =>
  way ? way.split(' ').map((each): Cell => [Number(each.split(',')[0]), Number(each.split(',')[1])]) : []
export const firstWay = (shape: string | null): string => (shape ? wayOf(cellsOf(shape)) : '')
export const turned = (way: string): string => wayOf(cellsIn(way).map(([x, y]): Cell => [-y, x]))
export const mirrored = (way: string): string => wayOf(cellsIn(way).map(([x, y]): Cell => [-x, y]))

const middle = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length + 0.5

function ghostOf(path: string[]): Ghost | null {
  const parts = path.map((spot) => /^square:(left|right)\.([a-e][1-5])$/.exec(spot))
  if (!parts.length || parts.includes(null)) return null
  const squares = parts.map((part) => part?.[2] ?? '')
  const cells = squares.map(cellAt)
  return {
    side: parts[0]?.[1] as Side,
    squares,
    path,
    way: wayOf(cells),
    x: middle(cells.map(([x]) => x)),
    y: middle(cells.map(([, y]) => y)),
  }
}

export const ghostsOf = (paths: string[][]): Ghost[] => paths.map(ghostOf).filter((ghost) => ghost !== null)

const far = (ghost: Ghost, { x, y }: { x: number; y: number }): number => Math.hypot(ghost.x - x, ghost.y - y)
const covers = (ghost: Ghost, { x, y }: Spot): boolean =>
  ghost.squares.some((square) => cellAt(square)[0] === Math.floor(x) && cellAt(square)[1] === Math.floor(y))
const reach = (ghost: Ghost, { x, y }: Spot): number =>
  Math.min(...ghost.squares.map((square) => Math.hypot(cellAt(square)[0] + 0.5 - x, cellAt(square)[1] + 0.5 - y)))

function nearest(ghosts: Ghost[], at: { x: number; y: number }): Ghost | null {
  const [best] = [...ghosts].sort((p, q) => far(p, at) - far(q, at))
  return best ?? null
}

// Turned on and on, then the same mirrored: every way in the order in which a turn comes to it.
export function ways(from: string): string[] {
  const found = [from]
  for (let k = 0; k < 3; k++) found.push(turned(found[k] ?? from))
  return [...new Set([...found, ...found.map(mirrored)])]
}

// The ghost under the pointer: as it is turned, where that covers the square; else turned so that it does; else close by.
export function under(ghosts: Ghost[], way: string, at: Spot): Ghost | null {
  const here = ghosts.filter((ghost) => ghost.side === at.side)
  const over = here.filter((ghost) => covers(ghost, at))
  for (const wanted of ways(way)) {
    const found = nearest(over.filter((ghost) => ghost.way === wanted), at)
    if (found) return found
  }
  return nearest(over, at) ?? nearest(here.filter((ghost) => ghost.way === way && reach(ghost, at) < NEAR), at)
}

// Where squares are chosen already: the ghost that has them all, turned as wished if that is possible.
export function suggested(ghosts: Ghost[], way: string, chosen: string[]): Ghost | null {
  const cells = chosen.map((spot) => cellAt(spot.split('.')[1] ?? ''))
  const at = { x: middle(cells.map(([x]) => x)), y: middle(cells.map(([, y]) => y)) }
  for (const wanted of ways(way)) {
    const found = nearest(ghosts.filter((ghost) => ghost.way === wanted), at)
    if (found) return found
  }
  return nearest(ghosts, at)
}

// The next ghost of some ways, in their order, that covers the pointer; without a pointer first one that overlaps the old
// one, then any of the card. Where there is no other way, the pattern moves on.
function along(ghosts: Ghost[], old: Ghost, order: string[], at: Spot | null): Ghost {
  const here = ghosts.filter((ghost) => ghost.side === old.side)
  const close = here.filter((ghost) => (at ? covers(ghost, at) : ghost.squares.some((square) => old.squares.includes(square))))
  for (const some of at ? [close] : [close, here]) {
    for (const way of order) {
      const found = way === old.way ? null : nearest(some.filter((ghost) => ghost.way === way), at ?? old)
      if (found) return found
    }
  }
  const index = close.findIndex((ghost) => ghost.path.join() === old.path.join())
  return (at ? null : close[(index + 1) % close.length]) ?? old
}

export const turn = (ghosts: Ghost[], old: Ghost, at: Spot | null): Ghost => along(ghosts, old, ways(old.way).slice(1), at)
export const mirror = (ghosts: Ghost[], old: Ghost, at: Spot | null): Ghost => along(ghosts, old, ways(mirrored(old.way)), at)

// The next ghost in a direction, on either card: of the same way if there is one, else of any.
export function step(ghosts: Ghost[], old: Ghost | null, way: string, dx: number, dy: number): Ghost | null {
  if (!old) {
    const best = ways(way).find((wanted) => ghosts.some((ghost) => ghost.way === wanted))
    return ghosts.find((ghost) => ghost.way === best) ?? ghosts[0] ?? null
  }
  const column = (ghost: Ghost): number => ghost.x + (ghost.side === 'right' ? APART : 0)
  const distance = (ghost: Ghost): number => {
    const [x, y] = [column(ghost) - column(old), ghost.y - old.y]
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)]
    return ahead > 0.01 ? ahead + 2 * aside : Infinity
  }
  for (const some of [ghosts.filter((ghost) => ghost.way === old.way), ghosts]) {
    const [best] = some.filter((ghost) => distance(ghost) < Infinity).sort((p, q) => distance(p) - distance(q))
    if (best) return best
  }
  return old
}

// One outline round all squares of a way, in squares: the edges that no two of them share, joined into a line.
export function outline(way: string): string {
  const cells = new Set(way.split(' '))
  const edges = new Map<string, [string, string][]>()
  for (const [x, y] of cellsIn(way)) {
    const corners: Cell[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]
    const beside: Cell[] = [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]]
    beside.forEach((cell, k) => {
      if (cells.has(cell.join())) return
      const [from, to] = [corners[k]?.join() ?? '', corners[(k + 1) % 4]?.join() ?? '']
      edges.set(from, [...(edges.get(from) ?? []), [from, to]])
    })
  }
  let line = ''
  while (edges.size) {
    const [start = ''] = edges.keys()
    line += `M${start}`
    for (let at = start; edges.has(at); ) {
      const [, to] = edges.get(at)?.pop() ?? ['', '']
      if (!edges.get(at)?.length) edges.delete(at)
      at = to
      line += at === start ? 'Z' : `L${at}`
    }
  }
  return line
}

export const corner = cellAt
export const squareUnder = ({ x, y }: Spot): string => squareAt([Math.floor(x), Math.floor(y)])
export const squaresOf = (side: Side): string[] => ALL.map((square) => `square:${side}.${square}`)

// The top left corner of the frame of a ghost.
export const cornerOf = ({ squares }: Ghost): Cell => {
  const cells = squares.map(cellAt)
  return [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
}
