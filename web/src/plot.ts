// The arithmetic of a plot of scores: a scale with round steps, lines, and labels that do not cover each other.

export interface Scale {
  low: number
  high: number
  step: number
}

const STEPS = [1, 2, 5]

// A whole-number scale that holds all values and zero, with about as many steps as wanted.
export function scale(values: number[], wanted = 5): Scale {
  const least = Math.min(0, ...values)
  const most = Math.max(1, ...values)
  const rough = (most - least) / wanted
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)))
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power
  return { low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step }
}

export function ticks({ low, high, step }: Scale): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step)
}

// Where a value stands on a stretch from `start` to `end`.
export const place = (value: number, low: number, high: number, start: number, end: number): number =>
  high === low ? start : start + ((value - low) / (high - low)) * (end - start)

// A path that keeps a score until it changes: points come at once, not little by little.
export function stairs(points: [number, number][]): string {
  const round = (value: number): string => String(Math.round(value * 10) / 10)
  return points.map(([x, y], i) => (i === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`)).join('')
}

// Moves the wanted heights of labels apart, at least `gap` from each other, as little as that takes and never below `end`.
export function apart(wanted: number[], gap: number, end: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const found = [...wanted]
  let free = -Infinity
  for (const i of order) {
    found[i] = Math.max(wanted[i] ?? 0, free)
    free = (found[i] ?? 0) + gap
  }
  let room = end
  for (const i of order.reverse()) {
    found[i] = Math.min(found[i] ?? 0, room)
    room = (found[i] ?? 0) - gap
  }
  return found
}
