// Keys at a table. Which key does what is one list, so that the help shows exactly what is true.

export type Deed = 'back' | 'undo' | 'rules' | 'home' | 'keys' | 'sound' | 'skip' | 'list' | 'text' | 'ask'

export const KEYS: { deed: string; keys: string[] }[] = [
  { deed: 'move', keys: ['←', '↑', '→', '↓'] },
  { deed: 'choose', keys: ['Enter'] },
  { deed: 'row', keys: ['1', '…', '9'] },
  { deed: 'back', keys: ['Esc', '⌫'] },
  { deed: 'list', keys: ['o'] },
  { deed: 'skip', keys: [' '] },
  { deed: 'text', keys: ['t'] },
  { deed: 'ask', keys: ['/'] },
  { deed: 'undo', keys: ['u'] },
  { deed: 'rules', keys: ['r'] },
  { deed: 'sound', keys: ['s'] },
  { deed: 'home', keys: ['h'] },
  { deed: 'keys', keys: ['?'] },
]

const DEEDS: Record<string, Deed> = {
  Escape: 'back',
  Backspace: 'back',
  u: 'undo',
  r: 'rules',
  h: 'home',
  s: 'sound',
  o: 'list',
  t: 'text',
  '/': 'ask',
  ' ': 'skip',
  '?': 'keys',
}

export interface Point {
  x: number
  y: number
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

// The nearest in a direction; what lies aside counts as twice as far.
export function nearest(from: Point, way: Point, places: Point[]): number {
  let best = -1
  let least = Infinity
  places.forEach((place, at) => {
    const along = (place.x - from.x) * way.x + (place.y - from.y) * way.y
    const aside = Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x)
    const far = along + 2 * aside
    if (along > 1 && far < least) {
      best = at
      least = far
    }
  })
  return best
}

const middle = (element: Element): Point => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

// Moves the focus between lit spots; where a board has none, between the rows of the list.
function walk(way: Point, scene: Element | null, list: Element | null): boolean {
  const spots = [...(scene?.querySelectorAll<SVGElement>('[data-spot][tabindex="0"]') ?? [])]
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const active = document.activeElement
  const inList = active !== null && rows.includes(active as HTMLElement)
  const places = spots.length && !inList ? spots : rows
  if (!places.length) return false
  const at = places.indexOf(active as HTMLElement & SVGElement)
  if (at < 0) {
    places[0]?.focus()
    return true
  }
  const found = nearest(middle(places[at] as Element), way, places.map(middle))
  if (found >= 0) places[found]?.focus()
  return true
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)

const isPressed = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null

export interface Handlers {
  scene(): Element | null
  list(): Element | null
  digit(digit: string): void
  act(deed: Deed): boolean // false: nothing to do, the key goes on
}

export function listen(handlers: Handlers): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
    const way = WAYS[event.key]
    let done = false
    if (way) done = walk(way, handlers.scene(), handlers.list())
    else if (/^\d$/.test(event.key)) {
      handlers.digit(event.key)
      done = true
    } else if (event.key === ' ' && isPressed(event.target)) return
    else {
      const deed = DEEDS[event.key]
      done = deed !== undefined && handlers.act(deed)
    }
    if (done) event.preventDefault()
  }
}
