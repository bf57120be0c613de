// What things are called for people: games, levels, options, those who sit at a table, and mistakes.

import { Mistake } from './api'
import type { Player } from './board'
import type { About, Chair } from './protocol'
import { of, PSEUDO, say, tongue, type Language } from './words'

const shell = of('')

export const gameName = (game: string): string => of(game).say('game-name')

export const levelName = (level: string): string => {
  const id = `level-${level.replace(/^level(?=\d)/, '')}`
  return shell.has(id) ? say(id) : level
}

export const optionName = (game: string, option: string): string => {
  const words = of(game)
  return words.has(`option-${option}`) ? words.say(`option-${option}`) : option
}

export function valueName(game: string, option: string, value: string): string {
  const words = of(game)
  const id = [`option-${option}-${value}`, `value-${value}`].find((one) => words.has(one))
  return id ? words.say(id) : value
}

export const sourceName = (game: string, source: string): string => of(game).say(`source-${source}`)

// The service calls whoever has not said a name a guest, in English, several of them with numbers.
const GUEST = /^Guest(?=( \d+)?$)/

export const isGuest = (name: string): boolean => GUEST.test(name)

export const personName = (name: string): string => name.replace(GUEST, () => say('chat-guest'))

export function chairName(chair: Chair, seat: number): string {
  if (chair.kind === 'open') return say('seat-open')
  const level = chair.level ?? ''
  const name = chair.name || level
  const number = name.startsWith(level) ? name.slice(level.length) : null // of several of one level
  if (chair.kind === 'bot' && number !== null && /^( \d+)?$/.test(number)) return say('seat-bot', { level: levelName(level) + number })
  return personName(chair.name) || say(`seat-${seat}`)
}

// On a board there is little room, and a drawing of ours stands beside the name: a computer is called by its level alone.
export function briefName(name: string): string {
  const before = say('seat-bot', { level: '' })
  return name.startsWith(before) ? name.slice(before.length) : name
}

const NARROWEST = 0.86 // of how wide letters are by themselves

// What is too long is cut, but not the number that tells several of one level apart.
export function cutName(name: string, most: number): string {
  if (name.length <= most) return name
  const number = /( \d+)?$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, most - 1 - number.length).trimEnd()}…${number}`
}

// As much of a name as there is room for: a little narrower is read better than cut.
export function fitName(name: string, room: number, widthOf: (text: string) => number): string {
  let text = name
  for (let most = name.length; most > 2 && widthOf(text) * NARROWEST > room; most--) text = cutName(name, most - 1)
  return text
}

// A log knows no names: whoever played is called by the seat.
export const chairNames = ({ imported, seats }: About): string[] =>
  seats.map((chair, seat) => chairName(imported ? { ...chair, name: '' } : chair, seat))

// A number with a minus as it is printed, not a hyphen.
export const printed = (number: number): string => String(number).replace('-', '−')

// Points that were won or lost, with their sign.
export const gainText = (points: number): string => (points > 0 ? '+' : '') + printed(points)

// Whom a board shows.
export const playersOf = (about: About): Player[] =>
  chairNames(about).map((name, seat) => ({ name, bot: about.seats[seat]?.kind === 'bot' }))

// Several names as the language lists them.
export const listed = (names: string[]): string => new Intl.ListFormat(tongue()).format(names)

export function mistakeText(wrong: unknown): string {
  if (!(wrong instanceof Mistake)) return say('error-broken')
  const id = `error-${wrong.error}`
  return shell.has(id) ? say(id, { text: wrong.said }) : say('error-request') // a word that only programs are told, or a newer one
}

// A language by its own name, as those who speak it look for it. A browser knows them too, but takes long to say so.
const TONGUES = { en: 'English', de: 'Deutsch', cs: 'Čeština', fi: 'Suomi', sv: 'Svenska', hu: 'Magyar' }

export const languageName = (code: Language): string => (code === PSEUDO ? say('language-pseudo') : TONGUES[code])
