// The chambers, expedition cards and penalties of a deck, read from its text; docs/deck.md tells the format.

import designed from '../components/designed.deck.txt?raw'
import { cellAt, type Colour } from './table'

export interface Card {
  number: number
  colour: Colour
  rows: string[]
  door: string // what the entrance carries, if anything
}

export interface Deck {
  cards: Map<number, Card>
  expeditions: string[] // the pattern of each expedition card
  penalties: number[] // by the number of skulls, from one on
}

export function readDeck(text: string): Deck {
  const deck: Deck = { cards: new Map(), expeditions: [], penalties: [] }
  let card: Card | null = null
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [word, ...rest] = line.split(' ')
    if (word === 'expedition') deck.expeditions.push(...Array<string>(Number(rest[1])).fill(rest[0] ?? ''))
    else if (word === 'skull-penalties') deck.penalties = rest.map(Number)
    else if (word === 'entrance-symbol' && card) card.door = rest[0] ?? ''
    else if (word === 'card') {
      card = { number: Number(rest[0]), colour: rest[1] as Colour, rows: [], door: '' }
      deck.cards.set(card.number, card)
    } else if (card && /^[#.ETxrgtsp]{5}$/.test(line)) card.rows.push(line)
  }
  return deck
}

let shipped: Deck | null = null
export const deckOf = (text: string | undefined): Deck => (text ? readDeck(text) : (shipped ??= readDeck(designed)))

export const NO_CARD: Card = { number: 0, colour: 'violet', rows: ['.....', '.....', '.....', '.....', '.....'], door: '' }

// What stands on a square: a symbol, T for the tomb, # for a wall, nothing.
export function thingAt(card: Card, square: string): string {
  const [column, row] = cellAt(square)
  const found = card.rows[row]?.[column] ?? ''
  return found === 'E' ? card.door : found === '.' ? '' : found
}

// What stands on some squares, each thing once with how many there are.
export function thingsOn(card: Card, squares: string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const square of squares) {
    const thing = thingAt(card, square)
    if (thing && thing !== '#') found.set(thing, (found.get(thing) ?? 0) + 1)
  }
  return [...found]
}
