// Why something cannot be done: one thing that was pointed at, or whatever on the board is not lit. The service says it, spot by spot.

import { tick } from 'svelte'
import type { Choice } from './choice.svelte'
import { kind } from './choosing'
import type { Heard } from './protocol'
import { say, type Words } from './words'

type Answer = Extract<Heard, { kind: 'why' }>

export interface Why {
  text: string
  rule: string // '' where no rule forbids it
  x: number
  y: number
}

export interface Refused {
  what: string
  rule: string
  reason: string
}

export interface Asking {
  choice: Choice
  words(): Words
  scene(): Element | null
  list(): Element | null
  ask(spot: string): void // the answer is heard later
  announce(text: string): void
}

export interface Reasons {
  readonly why: Why | null // of what was pointed at, until it is closed
  readonly refused: Refused[] // what cannot be done here, each rule once
  readonly looked: boolean // it was asked about all that is not lit
  readonly nothing: boolean // and no rule forbids any of it
  look(): void
  hear(answer: Answer): void
  close(): void
  forget(): void // another question is asked, or another part of its answer
}

const MOST = 24 // spots, about which it is asked at once why they are not lit

// In which order it is asked about spots: first about one of each kind.
export function order(spots: string[]): string[] {
  const each = [...new Set(spots)]
  const firsts = each.filter((spot) => spot === each.find((other) => kind(other) === kind(spot)))
  return [...new Set([...firsts, ...each])].slice(0, MOST)
}

export function reasoning({ choice, words, scene, list, ask, announce }: Asking): Reasons {
  let why = $state.raw<Why | null>(null)
  let refused = $state.raw<Refused[]>([])
  let asked = $state.raw<string[] | null>(null) // spots about which it was asked all at once, and not answered yet, why they are not lit

  // Each rule once: what was pointed at comes first, what was looked for after it.
  function refuse({ rule, text, words: said }: Answer, looked: boolean): void {
    const one = { what: words().action({ code: '', path: [], text, words: said }), rule, reason: words().rule(rule) }
    if (!looked) refused = [one, ...refused.filter((other) => other.rule !== rule)]
    else if (refused.every((other) => other.rule !== rule)) refused = [...refused, one]
  }

  // Where no rule forbids it: it comes later on some way, which is shown, or nothing can be done there at all.
  function explain(spot: string, rule: string): void {
    const text = rule ? words().rule(rule) : say(choice.pointTo(spot) ? 'table-why-later' : 'table-why-nothing')
    const box = scene()?.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect()
    const place = box && box.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: innerWidth / 2, y: innerHeight / 3 }
    why = { text, rule, ...place }
    announce(text)
  }

  return {
    get why() {
      return why
    },
    get refused() {
      return refused
    },
    get looked() {
      return asked !== null
    },
    get nothing() {
      return asked?.length === 0 && !refused.length
    },
    look() {
      const unlit = [...(scene()?.querySelectorAll<SVGElement>('[data-spot]:not(.is-lit, .is-chosen)') ?? [])]
      asked = order(unlit.map(({ dataset }) => dataset.spot ?? ''))
      for (const spot of asked) ask(spot)
    },
    hear(answer) {
      const looked = asked?.includes(answer.spot) ?? false
      if (answer.rule) refuse(answer, looked)
      if (!looked) return explain(answer.spot, answer.rule)
      asked = asked?.filter((spot) => spot !== answer.spot) ?? null
      if (!asked?.length) void tick().then(() => list()?.querySelector('.no')?.parentElement?.scrollIntoView({ block: 'nearest' }))
    },
    close: () => (why = null),
    forget() {
      refused = []
      asked = null
    },
  }
}
