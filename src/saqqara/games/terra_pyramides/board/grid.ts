// Where everything on the board is: a straight grid seen from above and in front. The more room below, the steeper the look.

import type { Line, Plan, Way } from './table'

export type Point = [number, number]
export type View = (x: number, y: number, z?: number) => Point

export interface Scene {
  f: View
  across: number // pixels of a field, in the scene's own measure
  deep: number
  high: number // of one unit upwards
  left: number
  top: number
  width: number
  height: number
}

const ACROSS = 87
const LOWEST = 46 // the flattest look that still shows rows
const STEEPEST = 84
const RIM = 0.42 // of a field, for the names of rows and columns
const EDGE = 0.16
const THICK = 0.42
const ROOM = 1.05 // above the first row, for what stands there

function sceneAt(plan: Plan, deep: number): Scene {
  const slope = Math.sqrt(1 - (deep / ACROSS) ** 2)
  const [high, lean] = [48 * slope, 9.5 * slope]
  const width = (plan.columns + RIM + EDGE) * ACROSS + (plan.rows + RIM + EDGE) * lean + 24
  const height = (plan.rows + RIM + EDGE) * deep + (ROOM + THICK) * high + 12
  const f: View = (x, y, z = 0) => [x * ACROSS - y * lean, y * deep - z * high]
  const [left] = f(-RIM, plan.rows + EDGE)
  const [, top] = f(0, -RIM, ROOM)
  return { f, across: ACROSS, deep, high, left: left - 8, top, width, height }
}

// The scene that fills a box best.
export function makeScene(plan: Plan, width: number, height: number): Scene {
  const wanted = width > 0 && height > 0 ? height / width : 0.6
  let best = sceneAt(plan, LOWEST)
  for (let deep = LOWEST + 1; deep <= STEEPEST; deep++) {
    const next = sceneAt(plan, deep)
    if (next.height / next.width > wanted) break
    best = next
  }
  return best
}

export const scaleOf = (scene: Scene, width: number, height: number): number =>
  width && height ? Math.min(width / scene.width, height / scene.height) : 1

export const cell = (f: View, x: number, y: number, z = 0, w = 1, d = 1): Point[] => [f(x, y, z), f(x + w, y, z), f(x + w, y + d, z), f(x, y + d, z)]

const short = (n: number): string => String(Math.round(n * 10) / 10)
export const points = (list: Point[]): string => list.map((p) => p.map(short).join(',')).join(' ')
export const path = (list: Point[], closed = false): string => `M${list.map((p) => p.map(short).join(' ')).join('L')}${closed ? 'Z' : ''}`

// The faces of a box: top, front, right, and all its outline.
export function box(f: View, x: number, y: number, z: number, w: number, d: number, h: number): { t: string; l: string; r: string; e: string; shine: string } {
  const [a, b, c, g] = cell(f, x, y, z + h, w, d) as [Point, Point, Point, Point]
  const [b2, c2, g2] = [f(x + w, y, z), f(x + w, y + d, z), f(x, y + d, z)]
  return { t: path([a, b, c, g], true), l: path([g, c, c2, g2], true), r: path([c, b, b2, c2], true), e: path([a, b, b2, c2, g2, g], true), shine: path([g, c, b]) + path([c, c2]) }
}

export const STEP: Record<Way, Point> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }
const RUN: Record<Line, Point> = { across: [1, 0], down: [0, 1], falling: [1, 1], rising: [1, -1] }

// The first and the last field of a row, in the direction in which its mark stands.
export function endsOf(plan: Plan, line: Line, fields: string[]): [Point, Point] {
  const places = fields.flatMap((name): Point[] => {
    const field = plan.at.get(name)
    return field ? [[field.x, field.y]] : []
  })
  const [dx, dy] = RUN[line]
  const along = ([x, y]: Point): number => x * dx + y * dy
  const sorted = places.sort((p, q) => along(p) - along(q))
  return [sorted[0] ?? [0, 0], sorted.at(-1) ?? [0, 0]]
}

// The outline of a row: a band round its fields, slanting ones from corner to corner.
export function band(f: View, line: Line, [from, to]: [Point, Point], z = 0.02): Point[] {
  const [[x, y], [u, v]] = [from, to]
  const m = 0.05
  if (line === 'across' || line === 'down') return cell(f, x + m, y + m, z, u - x + 1 - 2 * m, v - y + 1 - 2 * m)
  const c = 0.46 // how much of a corner field's sides the band keeps
  if (line === 'falling') {
    return [f(x + m, y + m, z), f(x + c, y + m, z), f(u + 1 - m, v + 1 - c, z), f(u + 1 - m, v + 1 - m, z), f(u + 1 - c, v + 1 - m, z), f(x + m, y + c, z)]
  }
  return [f(x + m, y + 1 - c, z), f(u + 1 - c, v + m, z), f(u + 1 - m, v + m, z), f(u + 1 - m, v + c, z), f(x + c, y + 1 - m, z), f(x + m, y + 1 - m, z)]
}

// Where the mark of a row stands: just beyond its last field, or before its first where there is no room, and not on another
// row's; `apart` is the size of a mark in fields, `r` half of it in the scene.
export function markAt({ f, left, top, width, height }: Scene, line: Line, [from, to]: [Point, Point], apart = 0, r = 0): Point {
  const [dx, dy] = RUN[line]
  const beyond = ([x, y]: Point, by: 1 | -1): Point => f(x + 0.5 + by * dx * 0.62, y + 0.5 + by * dy * (dx ? Math.max(0.62, apart) : 0.62), 0.1)
  const inside = ([u, v]: Point): Point => [Math.min(Math.max(u, left + r), left + width - r), Math.min(Math.max(v, top + r), top + height - r)]
  const underZoom = ([u, v]: Point): boolean => u > left + width - 3 * r && v > top + height - 3 * r // whose button stands in that corner
  const fits = (at: Point): boolean => Math.hypot(inside(at)[0] - at[0], inside(at)[1] - at[1]) < 1 && !underZoom(at)
  const [after, before] = [beyond(to, 1), beyond(from, -1)]
  return inside(fits(after) || !fits(before) ? after : before)
}

// Which part of the scene is seen when zoomed: the middle stays within the scene.
export interface Look {
  zoom: number
  x: number // of the middle, in parts of the whole
  y: number
}

export const WHOLE: Look = { zoom: 1, x: 0.5, y: 0.5 }
export const MOST = 3.2

export function within({ zoom, x, y }: Look): Look {
  const z = Math.min(Math.max(zoom, 1), MOST)
  const half = 0.5 / z
  const keep = (n: number): number => Math.min(Math.max(n, half), 1 - half)
  return { zoom: z, x: keep(x), y: keep(y) }
}

// Zooms so that what is under a point of the window (in its parts) stays there.
export function zoomAt(look: Look, zoom: number, u: number, v: number): Look {
  const z = Math.min(Math.max(zoom, 1), MOST)
  const [x, y] = [look.x + (u - 0.5) / look.zoom, look.y + (v - 0.5) / look.zoom]
  return within({ zoom: z, x: x - (u - 0.5) / z, y: y - (v - 0.5) / z })
}
