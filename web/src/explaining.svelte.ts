// What first appears for somebody in a game is explained, once.

import { tutorial } from './api'
import { appearing, due, explain, explains, keep, progress, stays, type First } from './lesson'
import { SPECTATOR, type About, type Entry, type View } from './protocol'

export interface Explaining {
  readonly card: First | null // what is explained now
  begin(): void // brings what there is to say, where somebody wants it said
  appear(view: View, entries: Entry[]): void
  understood(): void
  toggle(): void
}

export function explaining(about: () => About | null, seat: () => number): Explaining {
  let firsts = $state.raw<Record<string, First>>({})
  let key = $state<string | null>(null)
  let here: string[] = []

  const game = (): string => about()?.game ?? ''

  async function bring(): Promise<void> {
    firsts = (await tutorial(game()).catch(() => null))?.first ?? {} // without it nothing is explained
    introduce()
  }

  function begin(): void {
    if (explains(game())) void bring()
  }

  function introduce(): void {
    if (key && stays(key, here)) return
    key = explains(game()) && seat() !== SPECTATOR ? due(firsts, progress(game()).seen, here) : null
    if (key) keep(game(), { seen: [...progress(game()).seen, key] })
  }

  // How it ended needs the room.
  function end(view: View): void {
    here = []
    key = null
    if (about()?.mine.includes(view.seat)) keep(game(), { finished: true })
  }

  return {
    get card() {
      return key ? (firsts[key] ?? null) : null
    },
    begin,
    appear(view, entries) {
      if (view.over) return end(view)
      here = appearing(view, entries)
      introduce()
    },
    understood() {
      key = null
      introduce()
    },
    toggle() {
      explain(explains(game()) ? 'off' : 'on')
      if (explains(game())) void bring()
      else key = null
    },
  }
}
