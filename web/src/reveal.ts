// A scene that is higher than its place is scrolled to what is lit.

interface Span {
  top: number
  bottom: number
}

const EDGE = 12 // so much stays free above it
const BELOW = 30 // and below, where its name may stand

// How far to scroll: nothing while all of it is seen; where it is too high for the place, to its beginning.
export function shift(place: Span, lit: Span[]): number {
  if (!lit.length) return 0
  const top = Math.min(...lit.map((span) => span.top)) - EDGE
  const bottom = Math.max(...lit.map((span) => span.bottom)) + BELOW
  if (bottom - top > place.bottom - place.top || top < place.top) return top - place.top
  return Math.max(0, bottom - place.bottom)
}

export function reveal(scene: HTMLElement, smooth: boolean): void {
  if (scene.scrollHeight <= scene.clientHeight) return
  const lit = [...scene.querySelectorAll('[data-spot].is-lit')].map((spot) => spot.getBoundingClientRect())
  const top = shift(scene.getBoundingClientRect(), lit.filter(({ height }) => height > 0))
  if (top) scene.scrollBy({ top, behavior: smooth ? 'smooth' : 'instant' })
}
