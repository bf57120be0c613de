import { expect, test } from 'vitest'
import { back, choose, left, lit, NOTHING, numbered, result, rows, shared, take, type Chosen } from './choosing'
import type { Option } from './protocol'

const option = (code: string, ...path: string[]): Option => ({ code, path, text: `do-${code.split(' ')[0]}`, words: {} })
const at = (...path: string[]): Chosen => ({ group: null, path })
const codes = (options: Option[]): string[] => options.map(({ code }) => code)

const few = [option('get'), option('sail 1 a', 'ship:1', 'site:a'), option('sail 1 b', 'ship:1', 'site:b'), option('sail 2 b', 'ship:2', 'site:b')]
const many = [
  option('get', 'quarry'),
  ...[1, 2, 3, 4].flatMap((ship) => [1, 2, 3].map((space) => option(`place ${ship}.${space}`, `space:${ship}.${space}`))),
  ...[1, 2, 3, 4].flatMap((ship) => ['a', 'b', 'c'].map((site) => option(`sail ${ship} ${site}`, `ship:${ship}`, `site:${site}`))),
]

test('the spots that come next are lit', () => {
  expect([...lit(few, NOTHING).keys()]).toEqual(['ship:1', 'ship:2'])
  expect([...lit(few, at('ship:1')).keys()]).toEqual(['site:a', 'site:b'])
  expect(codes(lit(few, at('ship:1')).get('site:a') ?? [])).toEqual(['sail 1 a'])
})

test('a whole path is a result, half of one is not, even if only one option is left', () => {
  expect(result(few, at('ship:2'))).toBe(null)
  expect(result(few, at('ship:2', 'site:b'))?.code).toBe('sail 2 b')
  expect(result(few, NOTHING)).toBe(null)
})

test('an option without a path is never chosen by itself', () => {
  expect(result([option('pass')], NOTHING)).toBe(null)
  expect(rows([option('pass')], NOTHING)).toHaveLength(1)
})

test('an option whose path goes on as another waits to be told apart', () => {
  const options = [option('short', 'field:1'), option('long', 'field:1', 'colour:red')]
  expect(result(options, at('field:1'))).toBe(null)
  expect([...lit(options, at('field:1')).keys()]).toEqual(['colour:red'])
  expect(rows(options, at('field:1')).map(({ id }) => id)).toEqual(['short', 'long'])
  expect(result(options, at('field:1', 'colour:red'))?.code).toBe('long')
})

test('two options with one path are told apart in the list', () => {
  const options = [option('yes', 'card:1'), option('no', 'card:1')]
  expect(result(options, at('card:1'))).toBe(null)
  expect(rows(options, at('card:1'))).toHaveLength(2)
})

test('a chosen spot is put back by a second click', () => {
  expect(choose(few, at('ship:1'), 'ship:1')).toEqual(NOTHING)
})

test('another beginning can be chosen without going back first', () => {
  expect(choose(few, at('ship:1'), 'ship:2')).toEqual(at('ship:2'))
  expect(choose(many, { group: 'do-sail', path: ['ship:1'] }, 'space:2.1')).toEqual(at('space:2.1'))
})

test('a spot that no option has is not chosen', () => {
  expect(choose(few, at('ship:2'), 'site:a')).toBe(null)
  expect(choose(few, NOTHING, 'site:a')).toBe(null)
})

test('steps go back one at a time, the group last', () => {
  const chosen = { group: 'do-sail', path: ['ship:1'] }
  expect(back(chosen)).toEqual({ group: 'do-sail', path: [] })
  expect(back(back(chosen))).toEqual(NOTHING)
  expect(back(NOTHING)).toEqual(NOTHING)
})

test('few options are listed one by one', () => {
  expect(rows(few, NOTHING).map(({ kind }) => kind)).toEqual(['option', 'option', 'option', 'option'])
})

test('many options are grouped by what is done, then by the next spot', () => {
  const first = rows(many, NOTHING)
  expect(first.map(({ kind, id }) => [kind, id])).toEqual([
    ['option', 'get'],
    ['group', 'do-place'],
    ['group', 'do-sail'],
  ])
  const sail = first[2]
  if (!sail) throw new Error('no row')
  const chosen = take(NOTHING, sail)
  expect(rows(many, chosen).map(({ kind, id }) => [kind, id])).toEqual([1, 2, 3, 4].map((ship) => ['spot', `ship:${ship}`]))
  expect(left(many, chosen)).toHaveLength(12)
  expect([...lit(many, chosen).keys()]).toEqual(['ship:1', 'ship:2', 'ship:3', 'ship:4'])
})

test('hundreds of options stay a list that can be read', () => {
  const squares = Array.from({ length: 30 }, (_, row) => row).flatMap((row) =>
    Array.from({ length: 10 }, (_, other) => option(`mark ${row} ${other}`, `square:${row}`, `square:${row}.${other}`)),
  )
  expect(rows(squares, NOTHING)).toHaveLength(30)
  expect(rows(squares, at('square:3'))).toHaveLength(10)
})

test('taking a row of an option chooses its whole path', () => {
  const row = rows(few, NOTHING)[1]
  if (!row) throw new Error('no row')
  expect(result(few, take(NOTHING, row))?.code).toBe('sail 1 a')
})

test('sentences are named by what they share', () => {
  expect(shared(['Sail ship 2 to: A', 'Sail ship 2 to: B'])).toBe('Sail ship 2 to:\u00A0…')
  expect(shared(['Put one on 1 now', 'Put one on 2 now'])).toBe('Put one on\u00A0… now')
  expect(shared(['Only this'])).toBe('Only this')
  expect(shared(['A', 'B'])).toBe('…')
})

test('a number is taken at once unless it could still grow', () => {
  expect(numbered('3', 9)).toBe(2)
  expect(numbered('1', 23)).toBe('wait')
  expect(numbered('3', 23)).toBe(2)
  expect(numbered('12', 23)).toBe(11)
  expect(numbered('0', 9)).toBe(null)
  expect(numbered('7', 4)).toBe(null)
})

test('spots of one kind are chosen in any order, spots of different kinds in theirs', () => {
  const options = [option('mark 1 2', 'square:1', 'square:2'), option('mark 2 3', 'square:2', 'square:3')]
  expect([...lit(options, NOTHING).keys()]).toEqual(['square:1', 'square:2', 'square:3'])
  expect([...lit(options, at('square:2')).keys()]).toEqual(['square:1', 'square:3'])
  expect(result(options, at('square:3', 'square:2'))?.code).toBe('mark 2 3')
  expect([...lit(few, NOTHING).keys()]).not.toContain('site:a')
})

test('where both orders are options, the order counts', () => {
  const options = [option('swap 1 2', 'stone:1', 'stone:2'), option('swap 2 1', 'stone:2', 'stone:1')]
  expect(result(options, at('stone:2', 'stone:1'))?.code).toBe('swap 2 1')
})

test('hundreds of patterns are listed by their first square, each once', () => {
  const squares = Array.from({ length: 300 }, (_, at) => option(`mark ${at}`, `square:${at % 20}`, `square:${at}x`, `square:${at}y`))
  const listed = rows(squares, NOTHING)
  expect(listed).toHaveLength(20)
  expect(listed.flatMap((row) => row.options)).toHaveLength(300)
})
