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

// Lets each card that lies elsewhere now come from its old place, and a new one from the deck.
export function travel(root: HTMLElement, before: Rects): void {
  const deck = before.get('deck')
  let delay = 0
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const key = element.dataset.card ?? ''
    const now = element.getBoundingClientRect()
    const then = before.get(key) ?? deck
    if (!now.width || !then || (Math.abs(now.x - then.x) < 2 && Math.abs(now.y - then.y) < 2 && Math.abs(now.width - then.width) < 2)) continue
    if (key === 'deck') continue
    if (still()) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
      continue
    }
    const [dx, dy, scale] = [then.x - now.x, then.y - now.y, then.width / now.width]
    const time = Math.min(620, 300 + Math.hypot(dx, dy) * 0.3)
    const turned = before.has(key) ? '' : ' rotateY(90deg)'
    element.style.zIndex = '5'
    const moving = element.animate(
      [{ transformOrigin: '0 0', transform: `translate(${dx}px,${dy}px) scale(${scale})${turned}` }, { transformOrigin: '0 0', transform: 'none' }],
      { duration: time, delay, easing: SLIDE, fill: 'backwards' },
    )
    moving.onfinish = () => (element.style.zIndex = '')
    if (!before.has(key)) delay += APART
  }
}
