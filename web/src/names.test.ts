import { expect, test } from 'vitest'
import { Mistake } from './api'
import { briefName, chairName, chairNames, cutName, fitName, languageName, levelName, listed, mistakeText, playersOf, printed } from './names'
import type { About, Chair } from './protocol'
import { LANGUAGES, speak } from './words'

const bot = (name: string): Chair => ({ kind: 'bot', name, level: 'greedy', program: false, present: false, away: false })

test('levels have names of their own', () => {
  expect(['level1', 'level7', 'level99', 'random'].map(levelName)).toEqual(['Apprentice', 'Master Builder', 'level99', 'Wanderer'])
})

test('bots are called by their level, several of one level with a number', () => {
  expect(['', 'greedy', 'greedy 2', 'Ada', 'greedy one'].map((name) => chairName(bot(name), 1))).toEqual([
    'Computer · Grabber',
    'Computer · Grabber',
    'Computer · Grabber 2',
    'Ada',
    'greedy one',
  ])
})

test('on a board bots are called by their level alone, and people keep their names', () => {
  expect(['Computer · Grabber 2', 'Computer', 'Ada · Computer · 2'].map(briefName)).toEqual(['Grabber 2', 'Computer', 'Ada · Computer · 2'])
})

test('a name that is too long keeps the number that tells it from others', () => {
  expect(['Stone Hauler', 'Stone Hauler 2', 'Royal Architect 3', 'Maximiliana'].map((name) => cutName(name, 10))).toEqual(['Stone Hau…', 'Stone H… 2', 'Royal A… 3', 'Maximilia…'])
})

test('a name is narrowed a little before it is cut', () => {
  const fit = (name: string, room: number) => fitName(name, room, (text) => text.length * 10)
  expect([130, 125, 100].map((room) => fit('Stone Hauler 2', room))).toEqual(['Stone Hauler 2', 'Stone Hauler 2', 'Stone Ha… 2'])
  expect(fit('Ada', 0)).toBe('A…')
})

test('guests are called so in the language of the page', async () => {
  await speak('hu')
  const names = ['Guest', 'Guest 2', 'Guestav', 'Ada'].map((name) => chairName({ ...bot(name), kind: 'person', level: null }, 0))
  await speak('en')
  expect(names).toEqual(['Vendég', 'Vendég 2', 'Guestav', 'Ada'])
})

test('somebody without a name is called by the seat', () => {
  expect(chairName({ ...bot(''), kind: 'person', level: null }, 0)).toBe('Lapis')
  expect(chairName({ ...bot(''), kind: 'open', level: null }, 0)).toBe('Open seat')
})

test('a log that was brought names nobody: its seats are called by their colours', () => {
  const seats = ['1', '2'].map((name): Chair => ({ ...bot(name), kind: 'person', level: null }))
  expect(chairNames({ imported: true, seats } as About)).toEqual(['Lapis', 'Carnelian'])
  expect(chairNames({ imported: false, seats } as About)).toEqual(['1', '2'])
})

test('a number below 0 has a minus, not a hyphen', () => {
  expect([-7, 0, 12].map(printed)).toEqual(['−7', '0', '12'])
})

test('a board is told who plays, and who of them is a bot', () => {
  const seats: Chair[] = [{ ...bot('Ada'), kind: 'person', level: null }, bot('greedy')]
  expect(playersOf({ imported: false, seats } as About)).toEqual([
    { name: 'Ada', bot: false },
    { name: 'Computer · Grabber', bot: true },
  ])
})

test('several names are listed as the language lists them', async () => {
  const said: string[] = []
  for (const code of LANGUAGES) {
    await speak(code)
    said.push(listed(['Ada', 'Ben', 'Cleo']).replace(/\s/g, ' ')) // one-letter words keep to the next one
  }
  await speak('en')
  expect(said).toEqual(['Ada, Ben, and Cleo', 'Ada, Ben und Cleo', 'Ada, Ben a Cleo', 'Ada, Ben ja Cleo', 'Ada, Ben och Cleo', 'Ada, Ben és Cleo'])
})

test('a mistake is said in the language of the page, whatever word it has', async () => {
  await speak('fi')
  const said = ['full', 'log', 'unheard-of'].map((word) => mistakeText(new Mistake(word, 'rivi 1')))
  await speak('en')
  expect(said).toEqual(['Pöytä on täynnä.', 'Tallennettua peliä ei voi lukea: rivi 1', 'Sivu ja palvelu eivät ymmärrä toisiaan. Lataa sivu uudelleen.'])
})

test('languages are called as those who speak them say', () => {
  for (const code of LANGUAGES) {
    const known = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? ''
    expect(languageName(code).toLocaleLowerCase(code)).toBe(known.toLocaleLowerCase(code))
  }
})
