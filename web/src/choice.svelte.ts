// An answer that is put together part by part, on the board and in the list alike: tables and tutorials share it.

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
  decide(option: Option): boolean // all of an answer is; true where it is on its way, and what was chosen before stays as it is shown
  miss(spot: string): void // somebody chose what no option has
}

export interface Choice {
  readonly chosen: Chosen
  readonly lights: Map<string, Option[]>
  readonly rows: Row[]
  readonly crumbs: string[]
  pointed: string[] // spots under the pointer, on the board or through a row
  label(row: Row): string
  icon(row: Row): string | null
  hot(row: Row): boolean
  take(row: Row): void
  digit(next: string): void // part of the number of a row
  point(row: Row | null): void
  pointTo(spot: string): boolean // at what the ways over a spot begin with; false where there are none
  back(): void
  backTo(crumb: number): void
  clear(): void
  stop(): void
  readonly spots: Pick<Spots, 'lit' | 'chosen' | 'hot' | 'label' | 'choose' | 'paths' | 'settle' | 'point'>
}

export function choosing(asked: Asked): Choice {
  let chosen = $state.raw<Chosen>(NOTHING)
  let pointed = $state.raw<string[]>([])
  let typed = ''
  let typing: ReturnType<typeof setTimeout> | undefined

  const lights = $derived(lit(asked.options(), chosen))
  const listed = $derived(rows(asked.options(), chosen))
  const crumbs = $derived(crumbsOf(asked.words(), asked.options(), chosen))
  const open = (): Option[] => left(asked.options(), chosen)

  function change(next: Chosen): void {
    asked.changes?.()
    const found = result(asked.options(), next)
    if (!found || !asked.decide(found)) chosen = next
  }

  function decide(option: Option): void {
    asked.changes?.()
    if (!asked.decide(option)) chosen = { ...chosen, path: option.path }
  }

  const takeRow = (row: Row): void => (row.kind === 'option' ? decide(row.option) : change(take(chosen, row)))

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
    back: () => (chosen = result(asked.options(), chosen) ? NOTHING : back(chosen)),
    backTo(crumb) {
      const steps = crumb - (chosen.group ? 1 : 0)
      change(steps < 0 ? { group: chosen.group, path: [] } : { ...chosen, path: chosen.path.slice(0, steps) })
    },
    clear: () => (chosen = NOTHING),
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
        if (option) decide(option)
      },
      point: (spot) => (pointed = spot ? [spot] : []),
    },
  }
}

export const isBegun = ({ chosen }: Choice): boolean => hasChosen(chosen)
