// An answer that is put together part by part, on the board and in the list alike, and asked about once more where that is wished:
// tables and tutorials share it.

import type { Spots } from './board'
import { back, choose, hasChosen, left, lit, NOTHING, numbered, result, rows, shared, take, type Chosen, type Row } from './choosing'
import { crumbsOf, iconOf, labelOf } from './labels'
import type { Option } from './protocol'
import type { Words } from './words'

const TYPING = 700 // between two digits of one number

export interface Asked {
  options(): Option[]
  words(): Words
  icons(): Record<string, string>
  changes?(): void // another part is chosen
  confirms?(): boolean // a whole answer waits for a second yes
  busy?(): boolean // an answer is on its way: no other is asked about
  decide(option: Option): void // all of an answer is chosen
  miss(spot: string): void // somebody chose what no option has
}

export interface Choice {
  readonly chosen: Chosen
  readonly lights: Map<string, Option[]>
  readonly rows: Row[]
  readonly crumbs: string[]
  readonly confirming: Option | null // a whole answer that waits for a second yes
  readonly sure: string | null // as a sentence
  pointed: string[] // spots under the pointer, on the board or through a row
  label(row: Row): string
  icon(row: Row): string | null
  hot(row: Row): boolean
  take(row: Row): void
  digit(next: string): void // part of the number of a row
  point(row: Row | null): void
  pointTo(spot: string): boolean // at what the ways over a spot begin with; false where there are none
  play(code: string): boolean // false where no option has it
  yes(): void
  back(): void
  backTo(crumb: number): void
  clear(): void
  stop(): void
  readonly spots: Pick<Spots, 'lit' | 'chosen' | 'hot' | 'label' | 'choose' | 'paths' | 'settle' | 'point'>
}

export function choosing(asked: Asked): Choice {
  let chosen = $state.raw<Chosen>(NOTHING)
  let confirming = $state.raw<Option | null>(null)
  let pointed = $state.raw<string[]>([])
  let typed = ''
  let typing: ReturnType<typeof setTimeout> | undefined

  const lights = $derived(lit(asked.options(), chosen))
  const listed = $derived(rows(asked.options(), chosen))
  const crumbs = $derived(crumbsOf(asked.words(), asked.options(), chosen))
  const open = (): Option[] => left(asked.options(), chosen)

  // True where it is on its way: what was chosen before stays as it is shown.
  function decide(option: Option): boolean {
    if (asked.confirms?.()) {
      if (!asked.busy?.()) confirming = option
      return false
    }
    asked.decide(option)
    return true
  }

  function begin(): void {
    asked.changes?.()
    confirming = null
  }

  function change(next: Chosen): void {
    begin()
    const found = result(asked.options(), next)
    if (!found || !decide(found)) chosen = next
  }

  function settle(option: Option): void {
    begin()
    if (!decide(option)) chosen = { ...chosen, path: option.path }
  }

  function clear(): void {
    chosen = NOTHING
    confirming = null
  }

  const takeRow = (row: Row): void => (row.kind === 'option' ? settle(row.option) : change(take(chosen, row)))

  function takeAt(place: number | null): void {
    typed = ''
    const row = place === null ? undefined : listed[place]
    if (row) takeRow(row)
  }

  return {
    get chosen() {
      return chosen
    },
    get lights() {
      return lights
    },
    get rows() {
      return listed
    },
    get crumbs() {
      return crumbs
    },
    get confirming() {
      return confirming
    },
    get sure() {
      return confirming && asked.words().action(confirming)
    },
    get pointed() {
      return pointed
    },
    set pointed(spots) {
      pointed = spots
    },
    label: (row) => labelOf(asked.words(), row),
    icon: (row) => iconOf(asked.icons(), row),
    hot: (row) => row.spots.some((spot) => pointed.includes(spot)),
    take: takeRow,
    digit(next) {
      clearTimeout(typing)
      typed += next
      const found = numbered(typed, listed.length)
      if (found === 'wait') typing = setTimeout(() => takeAt(Number(typed) - 1), TYPING)
      else takeAt(found)
    },
    point: (row) => (pointed = row?.spots ?? []),
    pointTo(spot) {
      const ways = asked.options().filter(({ path }) => path.includes(spot))
      pointed = [...lit(ways, NOTHING).keys()]
      return ways.length > 0
    },
    play(code) {
      const option = asked.options().find((each) => each.code.toLowerCase() === code)
      if (option) decide(option)
      return option !== undefined
    },
    yes() {
      if (confirming) asked.decide(confirming)
    },
    back() {
      if (confirming) clear()
      else chosen = result(asked.options(), chosen) ? NOTHING : back(chosen)
    },
    backTo(crumb) {
      const steps = crumb - (chosen.group ? 1 : 0)
      change(steps < 0 ? { group: chosen.group, path: [] } : { ...chosen, path: chosen.path.slice(0, steps) })
    },
    clear,
    stop: () => clearTimeout(typing),
    spots: {
      lit: (spot) => lights.has(spot),
      chosen: (spot) => chosen.path.includes(spot),
      hot: (spot) => pointed.includes(spot),
      label: (spot) => shared((lights.get(spot) ?? open()).map(asked.words().action)),
      choose(spot) {
        const next = asked.options().length ? choose(asked.options(), chosen, spot) : null
        if (next) change(next)
        else asked.miss(spot)
      },
      paths: () => open().map(({ path }) => path),
      settle(path) {
        const option = open().find((each) => each.path.join(' ') === path.join(' '))
        if (option) settle(option)
      },
      point: (spot) => (pointed = spot ? [spot] : []),
    },
  }
}

export const isBegun = ({ chosen }: Choice): boolean => hasChosen(chosen)
