import { describe, expect, it } from 'vitest'
import { componentsAt, identity, isOnlyHere, newAt, newWith, read, replayAt, rulesAt, tableAt } from './route'

const at = (path: string) => read(new URL(path, 'http://localhost'))

describe('an address', () => {
  it('names a page', () => {
    expect(at('/')).toEqual({ page: 'home' })
    expect(at('/settings')).toEqual({ page: 'settings' })
    expect(at('/t/k3v9x2m7qa')).toEqual({ page: 'table', id: 'k3v9x2m7qa' })
    expect(at('/seat/abc')).toEqual({ page: 'seat', token: 'abc' })
    expect(at('/new')).toEqual({ page: 'new', game: '', way: 'bots' })
    expect(at('/learn')).toEqual({ page: 'learn', game: '' })
    expect(at('/learn/one')).toEqual({ page: 'learn', game: 'one' })
  })

  it('may end with a slash', () => {
    expect(at('/settings/')).toEqual({ page: 'settings' })
  })

  it('that nobody knows is lost, and so is one that lacks its part', () => {
    for (const path of ['/nowhere', '/t', '/seat/', '/t/a/b', '/settings/x']) expect(at(path)).toEqual({ page: 'lost' })
  })

  it('leads to a step of a replay, when it is a number', () => {
    expect(at('/replay/a?v=12')).toEqual({ page: 'replay', id: 'a', version: 12 })
    expect(at('/replay/a')).toEqual({ page: 'replay', id: 'a', version: null })
    expect(at('/replay/a?v=-1')).toEqual({ page: 'replay', id: 'a', version: null })
    expect(at('/replay/a?v=twelve')).toEqual({ page: 'replay', id: 'a', version: null })
  })

  it('leads to a sentence of the rules', () => {
    expect(at('/rules/small#turn-1')).toEqual({ page: 'rules', game: 'small', sentence: 'turn-1' })
    expect(at('/rules')).toEqual({ page: 'rules', game: '', sentence: '' })
  })

  it('with a way nobody knows is one against bots', () => {
    expect(at('/new/small?with=ghosts')).toEqual({ page: 'new', game: 'small', way: 'bots' })
  })

  it('leads to what can be typed in, and to a draft of it', () => {
    expect(at('/components')).toEqual({ page: 'components', game: '', draft: '' })
    expect(at(componentsAt('small'))).toEqual({ page: 'components', game: 'small', draft: '' })
    expect(at(componentsAt('small', 'a b'))).toEqual({ page: 'components', game: 'small', draft: 'a b' })
    expect(at(newWith('small', 'a b'))).toEqual({ page: 'new', game: 'small', way: 'bots', draft: 'a b' })
    expect(identity(at(componentsAt('small', 'a')))).not.toBe(identity(at(componentsAt('small'))))
  })

  it('with a broken escape is taken as it stands', () => {
    expect(at('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' })
  })

  it('is what a page writes', () => {
    expect(at(tableAt('a b'))).toEqual({ page: 'table', id: 'a b' })
    expect(at(newAt('small', 'friends'))).toEqual({ page: 'new', game: 'small', way: 'friends' })
    expect(at(rulesAt('small', 'turn-1'))).toEqual({ page: 'rules', game: 'small', sentence: 'turn-1' })
    expect(at(replayAt('a', 3))).toEqual({ page: 'replay', id: 'a', version: 3 })
  })
})

it('steps and sentences stay on their page', () => {
  expect(identity(at('/replay/a?v=1'))).toBe(identity(at('/replay/a?v=2')))
  expect(identity(at('/rules/a#b'))).toBe(identity(at('/rules/a')))
  expect(identity(at('/t/a'))).not.toBe(identity(at('/t/b')))
})

it('says which machines can open it', () => {
  expect(['localhost', '127.0.0.1', '[::1]', 'saqqara.localhost'].filter(isOnlyHere)).toHaveLength(4)
  expect(['192.168.1.7', 'saqqara.local', 'localhost.example.org', 'my-127.0.0.1'].filter(isOnlyHere)).toEqual([])
})
