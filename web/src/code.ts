// A link as a square code for phones: QR, bytes, correction level M, up to 106 bytes.
// Read from the standard's order: bytes with correction, the fixed patterns, the zigzag, the mask with the least penalty.

interface Kind {
  blocks: number[] // bytes of data in each block
  check: number // bytes of correction for each
  mark: number // where the lower right alignment mark stands, 0 where there is none
}

const KINDS: Kind[] = [
  { blocks: [16], check: 10, mark: 0 },
  { blocks: [28], check: 16, mark: 18 },
  { blocks: [44], check: 26, mark: 22 },
  { blocks: [32, 32], check: 18, mark: 26 },
  { blocks: [43, 43], check: 24, mark: 30 },
  { blocks: [27, 27, 27, 27], check: 16, mark: 34 },
]

const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

const EXP: number[] = []
const LOG: number[] = []
for (let i = 0, value = 1; i < 255; i++, value = value < 128 ? value * 2 : (value * 2) ^ 0x11d) {
  EXP[i] = value
  LOG[value] = i
}
const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0)

// The rest of a division by the generator of that length: Reed and Solomon's correction.
export function correction(data: number[], length: number): number[] {
  let generator = [1]
  for (let i = 0; i < length; i++) {
    const next = [...generator, 0]
    generator.forEach((factor, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, EXP[i] ?? 0)))
    generator = next
  }
  const rest = [...data, ...new Array<number>(length).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] ?? 0
    generator.forEach((factor, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ times(factor, lead)))
  }
  return rest.slice(data.length)
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

function bytesOf(text: Uint8Array, kind: Kind): number[] {
  const room = sum(kind.blocks)
  const bits = `0100${text.length.toString(2).padStart(8, '0')}${Array.from(text, (byte) => byte.toString(2).padStart(8, '0')).join('')}0000`
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2))
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 17 : 236)
  let from = 0
  const blocks = kind.blocks.map((size) => data.slice(from, (from += size)))
  const checks = blocks.map((block) => correction(block, kind.check))
  const woven = (parts: number[][]): number[] =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, i) => parts.flatMap((part) => part[i] ?? [])).flat()
  return [...woven(blocks), ...woven(checks)]
}

type Grid = (boolean | null)[][] // null: not yet set

function patterns(size: number, mark: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null))
  const set = (y: number, x: number, dark: boolean): void => {
    const row = grid[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  const square = (cy: number, cx: number, reach: number, dark: (far: number) => boolean): void => {
    for (let y = -reach; y <= reach; y++) for (let x = -reach; x <= reach; x++) set(cy + y, cx + x, dark(Math.max(Math.abs(y), Math.abs(x))))
  }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [y, x] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(y, x, 4, (far) => far !== 2 && far !== 4)
  if (mark) square(mark, mark, 2, (far) => far !== 1)
  return grid
}

// The two strips that tell level and mask; without a mask only their places are kept free.
function strips(grid: Grid, mask: number): void {
  const size = grid.length
  let rest = mask << 10
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10)
  const word = ((mask << 10) | rest) ^ 0x5412
  const set = (y: number, x: number, bit: number): void => void (grid[y]![x] = ((word >> bit) & 1) === 1)
  for (let bit = 0; bit < 15; bit++) {
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, bit)
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, bit)
  }
  grid[size - 8]![8] = true
}

// Fills what is free from the lower right corner, two columns at a time, up and down in turn.
function fillIn(grid: Grid, bytes: number[], mask: number): boolean[][] {
  const size = grid.length
  let at = 0
  const filled = grid.map((row) => [...row])
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== null) continue
        const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
        filled[y]![x] = (bit === 1) !== MASKS[mask]!(y, x)
        at++
      }
    }
  }
  return filled.map((row) => row.map(Boolean))
}

export function penalty(grid: boolean[][]): number {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] ?? false))].map((row) => row.map(Number).join(''))
  let points = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    for (let i = 0; i + 11 <= size; i++) if (['10111010000', '00001011101'].includes(line.slice(i, i + 11))) points += 40
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const here = grid[y]?.[x]
      if (here === grid[y]?.[x - 1] && here === grid[y - 1]?.[x] && here === grid[y - 1]?.[x - 1]) points += 3
    }
  const dark = sum(grid.map((row) => row.filter(Boolean).length))
  return points + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}

// Rows of dark and light squares, or nothing where the text is too long.
export function code(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = KINDS.findIndex((kind) => sum(kind.blocks) >= bytes.length + 2)
  const kind = KINDS[version]
  if (!kind) return null
  const woven = bytesOf(bytes, kind)
  const drawn = MASKS.map((_, mask) => {
    const grid = patterns(21 + 4 * version, kind.mark)
    strips(grid, mask)
    return fillIn(grid, woven, mask)
  })
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

// The dark squares as one path of an SVG, a unit each.
export const path = (grid: boolean[][]): string =>
  grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
