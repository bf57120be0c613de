// A table is opened: its line, and at the same time its board, drawings, files and words; tried again until all of it is here.

import type { Component } from 'svelte'
import { filesOf, table } from './api'
import type { BoardProps } from './board'
import { boardOf, iconsOf } from './boards'
import { SPECTATOR, type About } from './protocol'
import { connect, type Ears, type Line } from './socket'
import { learn } from './words'

const AGAIN = 2000 // ms until it is tried again

export interface Opened {
  about: About
  line: Line
  Board: Component<BoardProps> | null
  icons: Record<string, string>
  files: Record<string, string>
}

// What the line says before the board is here is heard once it is. Returns what ends it.
export function opening(known: About, ears: Required<Ears>, ready: (opened: Opened) => void, lost: () => void): () => void {
  const early: (() => void)[] = []
  let line: Line | null = null
  let here = false
  let ended = false
  let again: ReturnType<typeof setTimeout> | undefined

  const later =
    <T extends unknown[]>(act: (...said: T) => void) =>
    (...said: T): void =>
      void (here ? act(...said) : early.push(() => act(...said)))

  async function bring(about: About): Promise<void> {
    const [only] = about.mine
    const seat = about.mine.length === 1 && only !== undefined ? only : SPECTATOR
    const opened = (line ??= connect(about.id, seat, { view: later(ears.view), heard: later(ears.heard) }))
    const [Board, icons, files] = await Promise.all([boardOf(about.game), iconsOf(about.game), filesOf(about), learn(about.game)])
    if (ended) return
    ready({ about, line: opened, Board, icons, files })
    here = true
    for (const act of early.splice(0)) act()
  }

  function attempt(about: About | null): void {
    ;(about ? bring(about) : table(known.id).then(bring)).catch(() => {
      lost()
      if (!ended) again = setTimeout(attempt, AGAIN, null)
    })
  }

  attempt(known)
  return () => {
    ended = true
    clearTimeout(again)
    line?.close()
  }
}
