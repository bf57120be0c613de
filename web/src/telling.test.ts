import { expect, test } from 'vitest'
import { find, fold, tell } from './telling'
import type { Words } from './words'

const words: Words = {
  has: () => true,
  say: (id, filled = {}) => [id, ...Object.values(filled)].join(' '),
  named: (filled) => filled,
  action: () => '',
  told: () => '',
  rule: () => '',
}

test('a part is told in texts, names and numbers', () => {
  const parts = [{ name: [{ text: 'part-ships', words: {} }], lines: [{ label: [{ text: 'part-ship', words: { ship: 2 } }], things: [[1, { seat: 0 }], [{ text: 'cards-of', words: { seat: 1 } }]] }] }]
  expect(tell(parts, words, ['Ada', 'Bea'])).toEqual([{ name: 'part-ships', lines: [{ label: 'part-ship 2', text: '1 Ada, cards-of Bea' }] }])
})

test('accents, capitals and signs do not matter', () => {
  expect(fold('Řada 3, Kő!')).toEqual(['rada', '3', 'ko'])
})

test('the whole name goes before a beginning, and a short name before a long one', () => {
  const names = ['Ships', 'Ship 1', 'Ship 2', 'Burial Chamber']
  expect(find('ships', names)).toEqual([0])
  expect(find('SHIP', names)).toEqual([0])
  expect(find('ship 2', names)).toEqual([2])
  expect(find('chamber', names)).toEqual([3])
})

test('a number is meant as it is', () => {
  const names = ['Card 1, green', 'Card 17, orange']
  expect(find('card 1', names)).toEqual([0])
  expect(find('17', names)).toEqual([1])
  expect(find('card 7', names)).toEqual([])
})

test('what fits equally well is all found, and nothing fits nothing', () => {
  expect(find('row', ['Row 1', 'Row 2'])).toEqual([0, 1])
  expect(find('  ', ['Row 1'])).toEqual([])
})
