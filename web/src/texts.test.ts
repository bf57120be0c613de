// Every text of every file as this page says it: for numbers of every kind, and for very long names.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const FILES = import.meta.glob<string>(['../texts/*.ftl', '../../src/saqqara/games/*/texts/*.ftl'], { query: '?raw', import: 'default', eager: true })
const NUMBERS = [0, 1, 2, 5, 21] // the forms of words that count differ here in one language or another
const LONG = 'Élisabeth-Wilhelmine Szécsényi-Hämäläinen, stavitelka pyramid a chrámů v Sakkáře, '.repeat(4)
const JUNK = /[{}]|\?\?\?|\$\w/

// The names of the places in a message.
function places(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, name } = node as { type?: unknown; name?: unknown }
  return type === 'var' ? [String(name)] : Object.values(node).flatMap(places)
}

test('there are six files of the page and of every game', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(6)
  expect(Object.keys(FILES).length % 6).toBe(0)
})

test.each(Object.keys(FILES))('%s', (path) => {
  const resource = new FluentResource(FILES[path] ?? '')
  const bundle = new FluentBundle(path.slice(-6, -4), { useIsolating: false })
  expect(bundle.addResource(resource)).toEqual([])
  expect(resource.body.length).toBeGreaterThan(60)
  for (const message of resource.body) {
    for (const word of [...NUMBERS, LONG]) {
      const words = Object.fromEntries(places(message).map((name) => [name, word]))
      for (const pattern of [message.value, ...Object.values(message.attributes)]) {
        const errors: Error[] = []
        const said = bundle.formatPattern(pattern ?? '', words, errors)
        expect(errors, message.id).toEqual([])
        expect(said.trim(), message.id).not.toBe('')
        expect(said, message.id).not.toMatch(JUNK)
      }
    }
  }
})
