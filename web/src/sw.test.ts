import { expect, test } from 'vitest'
import { tableOf, takeOver, way, type Waiting } from './sw'

const at = (path: string): URL => new URL(path, 'https://table.example')
const FILES = ['/index.html', '/assets/index-1.js']

test('a page is a page wherever it leads, but the service is asked for itself', () => {
  expect(way(at('/t/abc'), true, FILES)).toBe('page')
  expect(way(at('/nowhere'), true, FILES)).toBe('page')
  expect(way(at('/api/tables/abc/log'), true, FILES)).toBe('pass')
})

test('only files of this build are taken from what is kept', () => {
  expect(way(at('/assets/index-1.js'), false, FILES)).toBe('file')
  expect(way(at('/assets/index-2.js'), false, FILES)).toBe('pass')
})

test('of the service, games, rules, tables and their frames are kept, and nothing that is about a person', () => {
  expect(way(at('/api/games'), false, FILES)).toBe('keep')
  expect(way(at('/api/games/one/rules?lang=hu'), false, FILES)).toBe('keep')
  expect(way(at('/api/tables/abc'), false, FILES)).toBe('table')
  expect(way(at('/api/tables/abc/frames?seat=-1&from=0&count=64'), false, FILES)).toBe('frames')
  for (const path of ['/api/me', '/api/tables', '/api/tables/abc/socket', '/api/seat']) expect(way(at(path), false, FILES)).toBe('pass')
})

test('frames belong to the answer about their table', () => {
  expect(tableOf(at('/api/tables/abc/frames?seat=0'))).toBe('https://table.example/api/tables/abc')
})

// A worker that waits, with the pages that are open at one look after the other.
function waiting(...looks: string[][]): Waiting & { done: boolean } {
  const worker = {
    done: false,
    clients: { matchAll: () => Promise.resolve((looks.length > 1 ? (looks.shift() ?? []) : (looks[0] ?? [])).map((id) => ({ id }))) },
    skipWaiting: () => Promise.resolve(void (worker.done = true)),
  }
  return worker
}

test('a new build takes over when the page that runs it is the only one open', async () => {
  const worker = waiting(['old', 'new'], ['new'])
  await takeOver(worker, 'new', 0)
  expect(worker.done).toBe(true)
})

test('a new build waits while a page of the old one is open', async () => {
  for (const looks of [[['old', 'new']], [['old', 'new'], ['old']]]) {
    const worker = waiting(...looks)
    await takeOver(worker, 'new', 0)
    expect(worker.done).toBe(false)
  }
})
