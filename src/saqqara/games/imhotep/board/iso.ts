// The 2:1 view: x runs right and down, y left and down, z up. Everything here is pure.

export type Point = readonly [number, number]
export type Project = (x: number, y: number, z?: number) => Point

export const project =
  (a: number, h: number, [ox, oy]: Point): Project =>
  (x, y, z = 0) => [ox + (x - y) * a, oy + ((x + y) * a) / 2 - z * h]

export const moved =
  (f: Project, dx: number, dy: number, dz = 0): Project =>
  (x, y, z = 0) =>
    f(x + dx, y + dy, z + dz)

const short = (n: number): string => String(Math.round(n * 10) / 10)
export const pair = (p: Point): string => `${short(p[0])},${short(p[1])}`
export const points = (list: readonly Point[]): string => list.map(pair).join(' ')
export const line = (...list: Point[]): string => `M${list.map(pair).join('L')}`

export const cell = (f: Project, x: number, y: number, z = 0, w = 1, d = 1): Point[] => [
  f(x, y, z),
  f(x + w, y, z),
  f(x + w, y + d, z),
  f(x, y + d, z),
]

// A smooth closed or open line through points.
export function curve(list: readonly Point[], closed = false, pull = 0.18): string {
  const n = list.length
  const at = (i: number): Point => list[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] as Point
  let d = `M${pair(at(0))}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${pair([b[0] + (c[0] - a[0]) * pull, b[1] + (c[1] - a[1]) * pull])} ${pair([c[0] - (e[0] - b[0]) * pull, c[1] - (e[1] - b[1]) * pull])} ${pair(c)}`
  }
  return closed ? `${d}Z` : d
}

export interface Faces {
  top: string
  left: string
  right: string
  edge: string
  shine: string
}

export function faces(f: Project, x: number, y: number, z: number, w: number, d: number, h: number): Faces {
  const [a, b, e, g] = cell(f, x, y, z + h, w, d) as [Point, Point, Point, Point]
  const [, b2, e2, g2] = cell(f, x, y, z, w, d) as [Point, Point, Point, Point]
  return {
    top: points([a, b, e, g]),
    left: points([g, e, e2, g2]),
    right: points([e, b, b2, e2]),
    edge: points([a, b, b2, e2, g2, g]),
    shine: `${line(g, e, b)}${line(e, e2)}`,
  }
}

// The matrix that lays a unit square flat on a top, or stands it on the face to the left.
export function flat(f: Project, x: number, y: number, z: number): string {
  const [o, i, j, c] = [f(0, 0), f(1, 0), f(0, 1), f(x, y, z)]
  return `matrix(${[i[0] - o[0], i[1] - o[1], j[0] - o[0], j[1] - o[1], c[0], c[1]].map(short).join()})`
}

export function upright(f: Project, x: number, y: number, z: number, size: number): string {
  const [o, i, k, c] = [f(0, 0), f(1, 0), f(0, 0, 1), f(x, y, z)]
  return `matrix(${[(i[0] - o[0]) * size, (i[1] - o[1]) * size, 0, (o[1] - k[1]) * size, c[0], c[1]].map(short).join()})`
}

export function inside(p: Point, polygon: readonly Point[]): boolean {
  let odd = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i] as Point, polygon[j] as Point]
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
  }
  return odd
}
