// Cards travel from where they were to where they are: only transforms, and none for those who want none.

const SLIDE = 'cubic-bezier(.3,.7,.2,1)'
const APART = 90

export const still = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches

export type Rects = Map<string, DOMRect>

// Where every card lies, and the deck.
export function rectsOf(root: HTMLElement): Rects {
  const found: Rects = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect()
    if (box.width) found.set(element.dataset.card ?? '', box)
  }
  return found
}

interface Trip {
  element: HTMLElement
  key: string
  now: DOMRect
  then: DOMRect
}

// The cards that lie elsewhere now, and where they were; a new one comes from the deck.
function tripsOf(root: HTMLElement, before: Rects): Trip[] {
  const far = (p: number, q: number): boolean => Math.abs(p - q) >= 2
  return [...root.querySelectorAll<HTMLElement>('[data-card]')].flatMap((element): Trip[] => {
    const key = element.dataset.card ?? ''
    const then = before.get(key) ?? before.get('deck')
    const now = element.getBoundingClientRect()
    if (key === 'deck' || !now.width || !then) return []
    return far(now.x, then.x) || far(now.y, then.y) || far(now.width, then.width) ? [{ element, key, now, then }] : []
  })
}

// Lets them travel. All places are known before the first sets out, so that the page is laid out only once; nothing but
// transform and opacity change on the way, so that the browser moves them without drawing them anew.
export function travel(root: HTMLElement, before: Rects): void {
  let delay = 0
  for (const { element, key, now, then } of tripsOf(root, before)) {
    if (still()) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
      continue
    }
    const [dx, dy, scale] = [then.x - now.x, then.y - now.y, then.width / now.width]
    const time = Math.min(620, 300 + Math.hypot(dx, dy) * 0.3)
    const turned = before.has(key) ? '' : ' rotateY(90deg)'
    element.style.zIndex = '5'
    const moving = element.animate([{ transform: `translate(${dx}px,${dy}px) scale(${scale})${turned}` }, { transform: 'none' }], {
      duration: time,
      delay,
      easing: SLIDE,
      fill: 'backwards',
    })
    moving.onfinish = () => (element.style.zIndex = '')
    if (!before.has(key)) delay += APART
  }
}
