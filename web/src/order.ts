// A table as it is being put together, and what is asked of the service for it.

import type { Order, Place } from './api'
import type { Offer } from './protocol'
import type { Way } from './route'

export interface Draft {
  places: Place[]
  options: Record<string, string>
  files: Record<string, string>
  mode: 'live' | 'turns'
  clocked: boolean
  move: number // seconds
  bank: number // minutes
  days: number
  public: boolean
  chat: boolean
  auto: boolean
  level: string
  deal: string
}

// The level that a newcomer meets: the second where there are several, since the first plays anything.
export const usual = (levels: string[]): string => levels[1] ?? levels[0] ?? ''

export function placesFor(way: Way, seats: number, level: string, names: string[] = []): Place[] {
  return Array.from({ length: seats }, (_, seat): Place => {
    if (way === 'screen') return names[seat]?.trim() ? { kind: 'me', name: names[seat].trim() } : { kind: 'me' }
    if (seat === 0) return { kind: 'me' }
    return way === 'friends' ? { kind: 'open' } : { kind: 'bot', level }
  })
}

export function draft(offer: Offer, way: Way): Draft {
  const level = usual(offer.levels)
  const seats = offer.seats.includes(2) ? 2 : (offer.seats[0] ?? 1)
  return {
    places: placesFor(way, seats, level),
    options: Object.fromEntries(offer.options.map((option) => [option.name, option.values[0] ?? ''])),
    files: {},
    mode: 'live',
    clocked: false,
    move: 60,
    bank: 10,
    days: 3,
    public: false,
    chat: way === 'friends',
    auto: true,
    level,
    deal: '',
  }
}

// Seats added come as the way of playing has them, seats taken away leave from the end.
export function resize(draft: Draft, way: Way, seats: number): Draft {
  const more = placesFor(way, seats, draft.level)
  return { ...draft, places: more.map((place, seat) => draft.places[seat] ?? place) }
}

function clockOf(draft: Draft): Order['clock'] {
  if (!draft.clocked) return null
  return draft.mode === 'live' ? { move: draft.move, bank: draft.bank * 60 } : { days: draft.days }
}

// The name of whoever sits there alone, to be remembered.
export function ownName(places: Place[]): string {
  const [mine, ...others] = places.filter((place) => place.kind === 'me')
  return others.length ? '' : (mine?.name?.trim() ?? '')
}

// What differs from the game's own choices, and no more: a log then says only what was chosen.
export function order(offer: Offer, draft: Draft): Order {
  const changed = offer.options.filter((option) => !(option.name in draft.files) && draft.options[option.name] !== option.values[0])
  return {
    game: offer.name,
    players: draft.places.map((place) => (place.kind === 'me' && !place.name?.trim() ? { kind: 'me' } : place)),
    options: Object.fromEntries(changed.map((option) => [option.name, draft.options[option.name] ?? ''])),
    ...(Object.keys(draft.files).length > 0 && { files: draft.files }),
    mode: draft.mode,
    clock: clockOf(draft),
    public: draft.public,
    chat: draft.chat,
    auto: draft.auto,
    level: draft.level,
    ...(draft.deal.trim() && { deal: draft.deal.trim() }),
  }
}
