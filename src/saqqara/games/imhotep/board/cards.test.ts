import { expect, test } from 'vitest'
import { sized, takings } from './cards'
import type { Table } from './table'

const table = (open: string[], cards: string[][], pair: string[] = [], discard: string[] = [], ask = 'turn'): Table =>
  ({ market: { open, pair: null }, cards, pair_cards: pair, discard, decide: { seat: 1, ask } }) as unknown as Table

test('a card that somebody took comes from its place on the market', () => {
  const before = table(['statue', 'lever', 'statue'], [['lever'], []])
  const now = table(['statue', 'statue'], [['lever', 'lever'], []])
  expect(takings(before, now)).toEqual([{ card: 'lever', seat: 0, place: 1 }])
})

test('two of a kind come from two places', () => {
  const before = table(['statue', 'lever', 'statue'], [[], ['statue']])
  const now = table(['lever'], [['statue'], ['statue', 'statue']])
  expect(takings(before, now).map(({ seat, place }) => [seat, place])).toEqual([
    [0, 0],
    [1, 2],
  ])
})

test('a card of the pair comes from beside the market, a card that is played goes nowhere', () => {
  const before = table(['statue'], [['sail']], ['hammer', 'chisel'])
  expect(takings(before, table(['statue'], [['chisel']]))).toEqual([{ card: 'chisel', seat: 0, place: 5 }])
  expect(takings(before, table(['statue'], [[]]))).toEqual([])
})

test('a red card that is used at once comes from its place too, to whoever was asked', () => {
  const before = table(['statue', 'entrance'], [[], []], [], ['lever'], 'take')
  expect(takings(before, table(['statue'], [[], []], [], ['lever', 'entrance']))).toEqual([{ card: 'entrance', seat: 1, place: 1 }])
})

test('red cards that are cleared away at the end of a round go to nobody', () => {
  const before = table(['entrance', 'sarcophagus'], [[], []])
  expect(takings(before, table([], [[], []], [], ['entrance', 'sarcophagus']))).toEqual([])
})

test('of a pair, the red card that was not kept goes to nobody', () => {
  const before = table([], [[], []], ['entrance', 'statue'], [], 'keep')
  expect(takings(before, table([], [[], ['statue']], [], ['entrance']))).toEqual([{ card: 'statue', seat: 1, place: 5 }])
})

test('a line that is longer than its card is written smaller, any other as large as it may be', () => {
  expect(sized('Closed pair', 112, 16)).toBe(16)
  expect(sized('Verdecktes Paar', 112, 16)).toBeCloseTo(14.9, 1)
})
