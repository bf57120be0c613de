// What comes from the service is shown one step after another, with what was seen on the way to it.

import { frames as seen } from './api'
import { moves, prefs } from './prefs'
import type { Entry, View } from './protocol'
import { queue } from './queue'
import { between, ways } from './steps'

const OTHERS = 600 // at least so long a turn of somebody else is looked at
const MINE = 260
const PATIENCE = 1500 // so long the steps on the way to a view may take to come
const WAKING = 4000 // so long after the page was hidden nothing is caught up with

export interface Following {
  receive(view: View, anew: boolean): void // `anew`: shown at once, as after a reload
  wake(): void // whoever was away sees the table as it is
  skip(): void
  stop(): void
  waiting(): number
}

export function follow(id: string, mine: () => number[], show: (view: View, anew: boolean) => void): Following {
  let newest: View | null = null
  let fetching: Promise<void> | null = null // what was seen on the way to the newest view
  let way = 0 // grows when what is being fetched is no longer wanted
  let woken = 0

  const frames = queue<{ view: View; anew: boolean }>(
    ({ view, anew }) => show(view, anew),
    () => prefs().speed * (moves() ? 1 : 2),
  )

  const hold = (story: Entry[]): number => (story.length > 0 && story.every(({ seat }) => mine().includes(seat)) ? MINE : OTHERS)

  function stop(): void {
    way += 1
    fetching = null
    frames.stop()
  }

  // Brings what was seen on the way to a view, after what is being brought already; without it the view is shown at once.
  async function after(before: Promise<void> | null, view: View, looks: number[], push: () => void): Promise<void> {
    const here = way
    await before
    const [first, last] = [looks[0], looks.at(-1)]
    if (first !== undefined && last !== undefined && here === way) {
      const late = new Promise<null>((answer) => setTimeout(answer, PATIENCE, null))
      const found = await Promise.race([seen(id, view.seat, first, last - first + 1).catch(() => null), late])
      const steps = ways(found?.frames ?? [], looks, view)
      if (here === way) for (const step of steps) frames.push({ view: step, anew: false }, hold(step.story))
    }
    if (here === way) push()
  }

  return {
    receive(view, anew) {
      const other = newest?.seat !== view.seat
      const known = newest?.version ?? 0
      newest = view
      if (other) stop()
      const jumps = anew || other || document.hidden || Date.now() - woken < WAKING
      const looks = jumps ? [] : between(view.story.filter(({ n }) => n >= known))
      const push = (): void => frames.push({ view, anew: anew || other }, anew ? 0 : hold(view.story))
      if (!looks.length && !fetching) return push()
      const coming = after(fetching, view, looks, push).finally(() => {
        if (fetching === coming) fetching = null
      })
      fetching = coming
    },
    wake() {
      if (document.hidden) return
      woken = Date.now()
      frames.skip()
    },
    skip: () => frames.skip(),
    stop() {
      stop()
      newest = null
    },
    waiting: () => frames.waiting(),
  }
}
