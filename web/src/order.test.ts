import { describe, expect, it } from 'vitest'
import { draft, order, ownName, placesFor, resize, usual } from './order'
import type { Offer } from './protocol'

const offer: Offer = {
  name: 'small',
  rules: 1,
  seats: [2, 3, 4],
  options: [
    { name: 'side', values: ['A', 'B'], file: false, rules: [] },
    { name: 'deck', values: ['designed'], file: true, rules: [] },
  ],
  levels: ['random', 'greedy'],
  sources: [],
  designed: false,
}

describe('a table', () => {
  it('is good as it comes', () => {
    expect(order(offer, draft(offer, 'bots'))).toEqual({
      game: 'small',
      players: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
      options: {},
      mode: 'live',
      clock: null,
      public: false,
      chat: false,
      auto: true,
      level: 'greedy',
    })
  })

  it('is made without a name that was deleted again', () => {
    const made = { ...draft(offer, 'friends'), places: [{ kind: 'me' as const, name: ' ' }, { kind: 'open' as const }] }
    expect(order(offer, made).players).toEqual([{ kind: 'me' }, { kind: 'open' }])
    expect(ownName(made.places)).toBe('')
  })

  it('tells the name of whoever sits there alone', () => {
    expect(ownName([{ kind: 'me', name: ' Aino ' }, { kind: 'open' }])).toBe('Aino')
    expect(ownName([{ kind: 'me', name: 'Aino' }, { kind: 'me', name: 'Ben' }])).toBe('')
  })

  it('names only the options that differ', () => {
    const made = draft(offer, 'friends')
    made.options['side'] = 'B'
    expect(order(offer, made).options).toEqual({ side: 'B' })
  })

  it('takes a file instead of a value', () => {
    const made = { ...draft(offer, 'friends'), files: { deck: 'text' } }
    expect(order(offer, made)).toMatchObject({ options: {}, files: { deck: 'text' } })
  })

  it('has seconds for a live clock and days for turns', () => {
    const made = { ...draft(offer, 'friends'), clocked: true }
    expect(order(offer, made).clock).toEqual({ move: 60, bank: 600 })
    expect(order(offer, { ...made, mode: 'turns' }).clock).toEqual({ days: 3 })
  })

  it('is named by a deal only when one was typed', () => {
    expect(order(offer, { ...draft(offer, 'bots'), deal: ' club night ' }).deal).toBe('club night')
    expect('deal' in order(offer, { ...draft(offer, 'bots'), deal: '  ' })).toBe(false)
  })
})

describe('seats', () => {
  it('are mine, then bots, friends or people at this screen', () => {
    expect(placesFor('friends', 3, 'greedy')).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
    expect(placesFor('screen', 2, 'greedy', ['Ann', ' '])).toEqual([{ kind: 'me', name: 'Ann' }, { kind: 'me' }])
  })

  it('keep who sits there when their number changes', () => {
    const made = { ...draft(offer, 'bots'), places: placesFor('friends', 2, 'greedy') }
    expect(resize(made, 'bots', 3).places).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }])
    expect(resize(made, 'bots', 2).places).toHaveLength(2)
  })
})

it('a newcomer meets the second level', () => {
  expect(usual(['random', 'greedy', 'strong'])).toBe('greedy')
  expect(usual(['only'])).toBe('only')
  expect(usual([])).toBe('')
})
