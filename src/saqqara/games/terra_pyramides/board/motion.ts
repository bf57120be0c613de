// Pieces on their way, above everything: only transforms, and none for those who want none.

import type { Point } from './grid'

export interface Flight {
  element: Element
  from: Point
  to: Point
  delay: number
  drops: boolean // comes from above instead
}

const SLIDE = 'cubic-bezier(.3,.7,.2,1)'
const DROP = 'cubic-bezier(.4,0,.9,.6)'
const FALL = 320
export const APART = 90

export const still = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches

export const travelTime = (distance: number): number => Math.min(520, 260 + distance * 0.25)

const at = ([x, y]: Point): string => `translate(${x}px,${y}px)`

export function fly({ element, from, to, delay, drops }: Flight): Promise<unknown> {
  const start: Point = drops ? [to[0], to[1] - 28] : from
  const duration = drops ? FALL : travelTime(Math.hypot(to[0] - from[0], to[1] - from[1]))
  const frames: Keyframe[] = drops
    ? [{ transform: at(start), opacity: 0, easing: DROP }, { transform: at(to), opacity: 1 }]
    : [{ transform: at(start), opacity: 1, easing: SLIDE }, { transform: at(to), opacity: 1 }]
  const inner = element.firstElementChild
  if (inner && !drops) {
    const up = [{ transform: 'none', easing: 'ease-out' }, { transform: 'translateY(-36px)', offset: 0.45, easing: 'ease-in' }, { transform: 'none' }]
    inner.animate(up, { duration, delay })
  }
  return element.animate(frames, { duration, delay, fill: 'both' }).finished.catch(() => null)
}
