import { afterEach, describe, expect, it, vi } from 'vitest'
import { frames, isNotThere, make, me, Mistake, mistake, table, tables } from './api'
import { PSEUDO, speak } from './words'

type Answer = { status?: number; body: unknown }

// A service that answers in turn and remembers what it was asked.
function service(...answers: (Answer | Error)[]): { method: string; path: string; csrf: string | undefined; body: unknown }[] {
  const asked: { method: string; path: string; csrf: string | undefined; body: unknown }[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    asked.push({ method: init.method ?? '', path, csrf: headers['X-Saqqara-Csrf'], body: init.body && JSON.parse(String(init.body)) })
    const next = answers.shift() ?? new Error('nothing more')
    if (next instanceof Error) return Promise.reject(next)
    return Promise.resolve(new Response(typeof next.body === 'string' ? next.body : JSON.stringify(next.body), { status: next.status ?? 200 }))
  })
  return asked
}

const guest = (csrf: string): Answer => ({ body: { name: '', csrf, language: 'en', bot: false, tables: [] } })

afterEach(() => vi.unstubAllGlobals())

describe('asking', () => {
  it('two calls at once make one guest', async () => {
    const asked = service(guest('one'))
    const [first, second] = await Promise.all([me(), me()])
    expect(first).toBe(second)
    expect(asked).toHaveLength(1)
  })

  it('carries the word of this visit with whatever changes something', async () => {
    const asked = service(guest('two'), { body: { id: 'a' } })
    await me()
    await make({ game: 'small', players: [{ kind: 'me' }] })
    expect(asked[1]).toEqual({ method: 'POST', path: '/api/tables', csrf: 'two', body: { game: 'small', players: [{ kind: 'me' }] } })
  })

  it('asks once more when the word was of an older visit', async () => {
    const asked = service({ status: 403, body: { error: 'csrf', text: '' } }, guest('new'), { body: { id: 'b' } })
    expect(await make({ game: 'small', players: [] })).toEqual({ id: 'b' })
    expect(asked.map((one) => one.path)).toEqual(['/api/tables', '/api/me', '/api/tables'])
    expect(asked[2]?.csrf).toBe('new')
  })

  it('is answered in the language of the page', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
      asked.push((headers as Record<string, string>)['Accept-Language'] ?? '')
      return Promise.resolve(new Response('[]'))
    })
    for (const language of ['hu', PSEUDO, 'en'] as const) {
      await speak(language)
      await tables()
    }
    expect(asked).toEqual(['hu', 'en', 'en'])
  })

  it('asks for no more frames than are given at once', async () => {
    const asked = service({ body: { last: 0, frames: [] } })
    await frames('a/b', -1, 64, 500)
    expect(asked[0]?.path).toBe('/api/tables/a%2Fb/frames?seat=-1&from=64&count=64')
  })
})

describe('a mistake', () => {
  it('is the word that the service says', async () => {
    service({ status: 404, body: { error: 'deleted', text: 'It is gone.', where: 'table', hint: 'Make another.' } })
    const wrong = await table('a').catch((error: unknown) => error)
    expect(wrong).toBeInstanceOf(Mistake)
    expect(wrong).toMatchObject({ error: 'deleted', said: 'It is gone.', where: 'table', status: 404 })
  })

  it('is a word for the status where nothing readable came', async () => {
    const wrong = async (status: number, body = '<html>') => (await mistake(new Response(body, { status }))).error
    expect(await wrong(404)).toBe('not-found')
    expect(await wrong(429)).toBe('too-much')
    expect(await wrong(500)).toBe('broken')
    expect(await wrong(400, '{"error": "No Word!"}')).toBe('broken')
    expect(await wrong(400, 'null')).toBe('broken')
  })

  it('is offline where nobody answered', async () => {
    service(new TypeError('failed'))
    await expect(tables()).rejects.toMatchObject({ error: 'offline' })
  })

  it('is broken where a good answer cannot be read', async () => {
    service({ body: 'not json' })
    await expect(tables()).rejects.toMatchObject({ error: 'broken' })
  })
})

it('knows what is not there from what could be there on the next try', () => {
  expect(['deleted', 'gone', 'no-link', 'no-table', 'not-found'].map((error) => isNotThere(new Mistake(error)))).toEqual(Array(5).fill(true))
  expect([new Mistake('offline'), new Mistake('too-much'), new Error('no-table'), null].map(isNotThere)).toEqual(Array(4).fill(false))
})
