import { expect, test } from 'vitest'
import { rows, NOTHING } from './choosing'
import { crumbsOf, iconOf, labelOf } from './labels'
import type { Option } from './protocol'
import type { Words } from './words'

const option = (code: string, ...path: string[]): Option => ({ code, path, text: `do-${code.split(' ')[0]}`, words: {} })
const options = [1, 2, 3, 4].flatMap((ship) => ['a', 'b', 'c'].map((site) => option(`sail ${ship} ${site}`, `ship:${ship}`, `site:${site}`)))
const all = [...options, option('get', 'quarry')]
const words = {
  has: (id: string) => id === 'group-sail',
  say: (id: string) => id,
  action: ({ code }: Option) => code,
} as unknown as Words

test('an option is called by its sentence, a group by its own text, what has none by what its options share', () => {
  const [group, one] = rows(all, NOTHING)
  expect([group, one].map((row) => row && labelOf(words, row))).toEqual(['group-sail', 'get'])
  const without = { ...words, has: () => false }
  expect(group && labelOf(without, group)).toContain('sail')
})

test('a picture is that of the last place that has one, else that of the deed', () => {
  const row = { kind: 'option' as const, id: '', option: options[0] as Option, options: [options[0] as Option], spots: [] }
  expect(iconOf({ a: 'A', ship: 'S', sail: 'D' }, row)).toBe('A')
  expect(iconOf({ ship: 'S', sail: 'D' }, row)).toBe('S')
  expect(iconOf({ sail: 'D' }, row)).toBe('D')
  expect(iconOf({}, row)).toBe(null)
})

test('steps that were chosen are told from the group on', () => {
  expect(crumbsOf(words, all, NOTHING)).toEqual([])
  const crumbs = crumbsOf(words, all, { group: 'do-sail', path: ['ship:1', 'site:b'] })
  expect(crumbs).toHaveLength(3)
  expect(crumbs[0]).toBe('group-sail')
  expect(crumbs[2]).toBe('sail 1 b')
})
