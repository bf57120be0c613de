// Travel of stones and ships: only transforms, and none for those who want none.

import type { Point } from './iso'
import { SAILING } from './pieces'
import type { Frame } from './scene'

export interface Travel {
  key: string
  from: Point
  via: Point | null // aboard a ship first
  to: Point
  delay: number
  time: number
}

const SLIDE = 'cubic-bezier(.3,.7,.2,1)'
const SAIL = 'cubic-bezier(.45,0,.2,1)'
const SQUASH = 90
const FLIGHT = 700
const at = ([x, y]: Point): string => `translate(${x}px,${y}px)`

export const isShip = ({ key }: Travel): boolean => key.startsWith('ship')

export const still = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches

export async function moveAll(travels: Travel[], elements: Map<string, SVGGElement>, a: number): Promise<void> {
  const running: Animation[] = []
  for (const travel of travels) {
    const element = elements.get(travel.key)
    if (!element?.animate) continue
    if (still()) running.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 }))
    else running.push(...move(element, travel, a))
  }
  await Promise.allSettled(running.map((animation) => animation.finished))
}

// Sends a card from its place to a point, where it is small; says when it is there.
export const fly =
  ({ x, y, w, h }: Frame, [toX, toY]: Point, done: () => void) =>
  (element: SVGGElement): (() => void) => {
    const end = `translate(${toX - x - w / 2}px,${toY - y - h / 2}px) scale(.35)`
    const frames = [{ transform: 'none', opacity: 1 }, { transform: end, opacity: 1, offset: 0.9 }, { transform: end, opacity: 0 }]
    const flight = element.animate(frames, { duration: FLIGHT, easing: SAIL })
    flight.onfinish = done
    return () => flight.cancel()
  }

// What each piece is on its way by: to ask the browser for it would make it lay out the whole page.
const journeys = new WeakMap<SVGGElement, Animation[]>()

// Where a piece is just now, when it is still on its way from before.
function whereIs(element: SVGGElement): Point | null {
  if (!journeys.get(element)?.some(({ playState }) => playState === 'running')) return null
  const { e, f } = new DOMMatrix(getComputedStyle(element).transform)
  return [e, f]
}

function move(element: SVGGElement, travel: Travel, a: number): Animation[] {
  const from = whereIs(element) ?? travel.from
  for (const old of journeys.get(element) ?? []) old.cancel()
  const made = setOut(element, from, travel, a)
  journeys.set(element, made)
  return made
}

function setOut(element: SVGGElement, from: Point, travel: Travel, a: number): Animation[] {
  const { via, to, delay, time } = travel
  const inner = element.querySelector(':scope > .hop, :scope > .roll')
  if (isShip(travel)) {
    const roll = [0, 1.6, -1.2, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }))
    const made = [element.animate([{ transform: at(from) }, { transform: at(to) }], { duration: SAILING, easing: SAIL })]
    if (inner) made.push(inner.animate(roll, { duration: SAILING + 200, easing: 'ease-in-out' }))
    return made
  }
  const whole = delay + time
  const frames: Keyframe[] = via
    ? [
        { transform: at(from), easing: SAIL },
        { transform: at(via), offset: SAILING / whole },
        { transform: at(via), offset: delay / whole, easing: SLIDE },
        { transform: at(to) },
      ]
    : [{ transform: at(from) }, { transform: at(from), offset: delay / whole, easing: SLIDE }, { transform: at(to) }]
  const made = [element.animate(frames, { duration: whole })]
  const up = `translateY(${-40 * (a / 25)}px)`
  if (inner) {
    made.push(
      inner.animate([{ transform: 'none', easing: 'ease-out' }, { transform: up, offset: 0.45, easing: 'ease-in' }, { transform: 'none' }], { duration: time, delay }),
      inner.animate([{ transform: 'none' }, { transform: 'scale(1.06,.94)' }, { transform: 'none' }], { duration: SQUASH * 2, delay: whole }),
    )
  }
  return made
}
