// What has just happened at a table: a ring where it was, the points it brought, a sound, and a sentence for those who hear.

import { gainText, listed } from './names'
import type { Entry, View } from './protocol'
import { play, type Sound } from './sound'
import { say, type Words } from './words'

const RING = 2000 // ms: so long what just happened keeps its ring
const SPOKEN = 12 // announcements that are kept

export interface News {
  readonly recent: Entry | null // the last step, for a while
  readonly gains: number[] // what it brought each seat
  readonly announced: { n: number; text: string }[] // each thing is added, none replaced
  show(entries: Entry[]): void
  sentence(entry: Entry): string
  end(entries: Entry[]): string // that the game is over, and what its final scoring brought
  tell(view: View, entries: Entry[], asked: boolean): void // asked: whoever looks may answer now
  announce(text: string): void
}

export const gained = (entries: Entry[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => entries.reduce((sum, { gain }) => sum + (gain?.[seat] ?? 0), 0))

export function soundOf(entries: Entry[], gains: number[]): Sound | null {
  if (gains.some((sum) => sum > 0)) return 'clink'
  if (entries.some(({ seat }) => seat < gains.length)) return 'wood'
  return entries.length ? 'tick' : null
}

export function hearing(words: () => Words, names: () => string[]): News {
  let recent = $state.raw<Entry | null>(null)
  let gains = $state.raw<number[]>([])
  let announced = $state.raw<News['announced']>([])

  function sentence(entry: Entry): string {
    const who = names()[entry.seat] ?? say('chance')
    return entry.text ? words().told(entry, who) : say('table-took-back', { who })
  }

  function end(entries: Entry[]): string {
    const final = entries.flatMap((entry) => (entry.final ? [entry.final] : [])).at(-1) ?? []
    const gains = final.map((points, seat) => `${names()[seat] ?? ''} ${gainText(points)}`)
    return [words().say('ask-over'), ...(gains.length ? [say('table-end'), listed(gains)] : [])].join(' ')
  }

  function announce(text: string): void {
    if (text) announced = [...announced, { n: (announced.at(-1)?.n ?? 0) + 1, text }].slice(-SPOKEN)
  }

  return {
    get recent() {
      return recent
    },
    get gains() {
      return gains
    },
    get announced() {
      return announced
    },
    show(entries) {
      const ring = entries.filter(({ path }) => path?.length).at(-1) ?? null
      recent = ring
      gains = gained(entries, names().length)
      const sound = soundOf(entries, gains)
      if (sound) play(sound)
      setTimeout(() => {
        if (recent === ring) recent = null
      }, RING)
    },
    sentence,
    end,
    tell(view, entries, asked) {
      const said = entries.map(sentence)
      if (view.over) said.push(end(entries))
      else if (view.options.length && asked) said.push(words().say(`ask-${view.asks[String(view.seat)] ?? 'wait'}`))
      announce(said.join('. '))
    },
    announce,
  }
}
