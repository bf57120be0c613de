import { describe, expect, it, vi } from 'vitest'
import { choosing, isBegun, type Asked, type Choice } from './choice.svelte'
import type { Option } from './protocol'
import type { Words } from './words'

const option = (code: string, ...path: string[]): Option => ({ code, path, text: 'do-sail', words: {} })
const words = { has: () => false, say: (id: string) => id, action: ({ code }: Option) => code } as unknown as Words
const SAIL = [option('sail 1 temple', 'ship:1', 'site:temple'), option('sail 1 market', 'ship:1', 'site:market'), option('sail 2 temple', 'ship:2', 'site:temple')]

function made(options: Option[] = SAIL, more: Partial<Asked> = {}): { choice: Choice; decided: string[]; missed: string[] } {
  const [decided, missed]: [string[], string[]] = [[], []]
  const choice = choosing({ options: () => options, words: () => words, icons: () => ({}), decide: ({ code }) => void decided.push(code), miss: (spot) => void missed.push(spot), ...more })
  return { choice, decided, missed }
}

describe('an answer that is put together', () => {
  it('is decided with its last spot, not before', () => {
    const { choice, decided } = made()
    choice.spots.choose('ship:1')
    expect([decided, isBegun(choice), [...choice.lights.keys()]]).toEqual([[], true, ['site:temple', 'site:market']])
    choice.spots.choose('site:market')
    expect(decided).toEqual(['sail 1 market'])
  })

  it('stays as it is shown while it is on its way', () => {
    const choice = choosing({ options: () => SAIL, words: () => words, icons: () => ({}), decide: () => undefined, miss: () => undefined })
    choice.spots.choose('ship:1')
    choice.spots.choose('site:market')
    expect(choice.chosen.path).toEqual(['ship:1'])
    choice.spots.settle(['ship:1', 'site:temple'])
    expect(choice.chosen.path).toEqual(['ship:1'])
  })

  it('says which spot no option has, and keeps what was chosen', () => {
    const { choice, decided, missed } = made()
    choice.spots.choose('ship:1')
    choice.spots.choose('ship:7')
    expect([missed, decided, choice.chosen.path]).toEqual([['ship:7'], [], ['ship:1']])
  })

  it('goes back a step, and to where a step was chosen', () => {
    const { choice } = made()
    choice.spots.choose('ship:1')
    choice.back()
    expect(isBegun(choice)).toBe(false)
    choice.spots.choose('ship:2')
    choice.backTo(0)
    expect(choice.chosen.path).toEqual([])
  })

  it('shows where the ways to a spot begin', () => {
    const { choice } = made()
    expect([choice.pointTo('site:market'), choice.pointed]).toEqual([true, ['ship:1']])
    expect([choice.pointTo('site:palace'), choice.pointed]).toEqual([false, []])
  })

  it('is settled whole by a row or by a path', () => {
    const { choice, decided } = made()
    const [, second] = choice.rows
    if (second) choice.take(second)
    choice.clear()
    choice.spots.settle(['ship:2', 'site:temple'])
    expect(decided).toEqual(['sail 1 market', 'sail 2 temple'])
  })

  it('is played by its code, which may be typed in small letters', () => {
    const { choice, decided } = made([option('Sail 1', 'ship:1')])
    expect([choice.play('sail 1'), choice.play('sail 2'), decided]).toEqual([true, false, ['Sail 1']])
  })

  it('waits for a second yes where that is wished, and is shown as chosen until then', () => {
    const { choice, decided } = made(SAIL, { confirms: () => true })
    choice.spots.settle(['ship:1', 'site:market'])
    expect([choice.sure, choice.chosen.path, decided]).toEqual(['sail 1 market', ['ship:1', 'site:market'], []])
    choice.yes()
    expect(decided).toEqual(['sail 1 market'])
    choice.back()
    expect([choice.sure, isBegun(choice)]).toEqual([null, false])
    choice.yes()
    expect(decided).toHaveLength(1)
  })

  it('is not asked about while another is on its way, nor once another part is chosen', () => {
    let busy = true
    const { choice } = made(SAIL, { confirms: () => true, busy: () => busy })
    choice.play('sail 2 temple')
    expect(choice.confirming).toBe(null)
    busy = false
    choice.play('sail 2 temple')
    expect(choice.confirming?.code).toBe('sail 2 temple')
    choice.spots.choose('ship:1')
    expect(choice.confirming).toBe(null)
  })

  it('is typed as a number, and a number that could grow waits', () => {
    vi.useFakeTimers()
    const { choice, decided } = made()
    choice.digit('3')
    expect(decided).toEqual(['sail 2 temple'])
    const many = made(Array.from({ length: 12 }, (_, at) => option(`take ${at + 1}`, `card:${at + 1}`)))
    many.choice.digit('1')
    expect(many.decided).toEqual([])
    many.choice.digit('2')
    expect(many.decided).toEqual(['take 12'])
    many.choice.clear()
    many.choice.digit('1')
    vi.advanceTimersByTime(1000)
    expect(many.decided).toEqual(['take 12', 'take 1'])
    vi.useRealTimers()
  })
})
