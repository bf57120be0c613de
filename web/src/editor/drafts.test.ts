import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as store from './drafts'

const CONTENT = { cards: { pieces: [{ fields: { number: '1' }, rows: [['.', '#']] }], counts: {} } }
const draft = (id: string, changed: number, game = 'small'): store.Draft => ({ id, game, name: id, content: CONTENT, text: '', ok: false, changed })

let kept: Record<string, string> = {}

beforeEach(() => {
  kept = {}
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) })
})

describe('drafts', () => {
  it('are kept by their id, the newest first, each for its game', () => {
    for (const one of [draft('a', 1), draft('b', 3), draft('c', 2, 'other'), draft('a', 4)]) expect(store.save(one)).toBe(true)
    expect(store.drafts('small').map(({ id }) => id)).toEqual(['a', 'b'])
    expect(store.draft('c')?.game).toBe('other')
    store.remove('a')
    expect(store.drafts('small').map(({ id }) => id)).toEqual(['b'])
  })

  it('that somebody else wrote are not taken', () => {
    const broken = [null, 7, {}, { ...draft('x', 1), content: { cards: { pieces: [{ fields: {}, rows: [1] }], counts: {} } } }, { ...draft('y', 1), content: [] }]
    kept['saqqara.drafts'] = JSON.stringify([...broken, draft('z', 1)])
    expect(store.drafts('small').map(({ id }) => id)).toEqual(['z'])
    kept['saqqara.drafts'] = '{'
    expect(store.drafts('small')).toEqual([])
  })

  it('say when the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', { getItem: () => { throw new Error('no') }, setItem: () => { throw new Error('no') } })
    expect(store.save(draft('a', 1))).toBe(false)
    expect(store.drafts('small')).toEqual([])
  })
})
