import { afterEach, expect, test } from 'vitest'
import { language, learn, of, say, speak } from './words'

const shelf = Object.keys(import.meta.glob('../../src/saqqara/games/*/texts/en.ftl')).map((path) => path.split('/').at(-3) ?? '')

afterEach(() => speak('en'))

test('the shell speaks English before anything has come', () => {
  expect(say('brand')).toBe('Saqqara')
})

test.each(shelf)('%s says its name and a rule in its own words', async (game) => {
  await learn(game)
  expect(of(game).say('game-name')).not.toBe('')
  expect(of(game).rule('game-1')).toMatch(/\.$/)
})

test('what is not translated is said in English, and the change needs no new page', async () => {
  await speak('fi')
  expect(language()).toBe('fi')
  expect(say('brand')).toBe('Saqqara')
})

test('the pseudo-language marks every message', async () => {
  await speak('xx')
  expect(say('chance')).toBe('[Cháñčé]')
})

test('the words of an option that have names are named', async () => {
  const [game = ''] = shelf
  await learn(game)
  const words = of(game)
  const named = words.named({ site: 'temple', ship: 2 })
  expect(named['ship']).toBe(2)
  expect(named['site']).toBe(words.has('site-temple') ? words.say('site-temple') : 'temple')
})
