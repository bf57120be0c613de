import { describe, expect, it } from 'vitest'
import { firstWay, ghostsOf, mirror, mirrored, outline, step, suggested, turn, turned, under, ways, type Ghost } from './ghost'
import { squareAt, type Side } from './table'

const path = (text: string, side: Side = 'left'): string[] => text.split(' ').map((square) => `square:${side}.${square}`)
const ghosts = (...texts: string[]): Ghost[] => ghostsOf(texts.map((text) => path(text)))
const told = (ghost: Ghost | null): string => ghost?.squares.join(' ') ?? 'nothing'

// Every place of a pattern on an empty chamber, in the order of the options.
function everywhere(shape: string, side: Side = 'left'): Ghost[] {
  const paths: string[][] = []
  for (const way of ways(firstWay(shape))) {
    const cells = way.split(' ').map((each) => each.split(',').map(Number) as [number, number])
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 5; column++) {
        const moved = cells.map(([x, y]) => [x + column, y + row] as const)
        if (moved.every(([x, y]) => x < 5 && y < 5)) paths.push(moved.map((cell) => `square:${side}.${squareAt(cell)}`))
      }
    }
  }
  return ghostsOf(paths)
}

describe('a pattern', () => {
  it('turns four times into itself and mirrors twice into itself', () => {
    for (const shape of ['I2', 'I3', 'V3', 'T4', 'L4', 'O4', 'S4']) {
      const way = firstWay(shape)
      expect(turned(turned(turned(turned(way))))).toBe(way)
      expect(mirrored(mirrored(way))).toBe(way)
    }
  })

  it('has as many ways as it can lie', () => {
    expect(['I1', 'I2', 'I3', 'V3', 'T4', 'L4', 'O4', 'S4'].map((shape) => ways(firstWay(shape)).length)).toEqual([1, 2, 2, 4, 4, 8, 1, 4])
  })

  it('turns clockwise', () => {
    expect(turned(firstWay('L4'))).toBe('0,0 1,0 1,1 1,2')
  })

  it('has one outline', () => {
    expect(outline(firstWay('I2'))).toBe('M0,0L1,0L2,0L2,1L1,1L0,1Z')
    expect(outline(firstWay('T4')).match(/M/g)).toHaveLength(1)
  })
})

describe('options', () => {
  it('become places only where they are squares of one chamber', () => {
    expect(ghostsOf([['deck'], ['display:17'], path('a1 b1')]).map(told)).toEqual(['a1 b1'])
  })
})

describe('under the pointer', () => {
  const all = everywhere('L4')

  it('the pattern keeps its way where that covers the square', () => {
    const way = turned(firstWay('L4'))
    const found = under(all, way, { side: 'left', x: 2.5, y: 2.5 })
    expect(found?.way).toBe(way)
    expect(found?.squares).toContain('c3')
  })

  it('it turns by itself where only another way covers the square', () => {
    const places = ghosts('a1 b1 c1 a2', 'd3 d4 d5 e5')
    expect(told(under(places, firstWay('L4'), { side: 'left', x: 3.5, y: 3.5 }))).toBe('d3 d4 d5 e5')
  })

  it('it snaps to a place close by, not to one far away, and not to the other card', () => {
    const places = ghosts('a1 b1 c1 a2')
    expect(told(under(places, firstWay('L4'), { side: 'left', x: 3.4, y: 0.5 }))).toBe('a1 b1 c1 a2')
    expect(under(places, firstWay('L4'), { side: 'left', x: 4.9, y: 4.9 })).toBeNull()
    expect(under(places, firstWay('L4'), { side: 'right', x: 0.5, y: 0.5 })).toBeNull()
  })

  it('each turn covers the square and shows another way, until all were shown', () => {
    const at = { side: 'left', x: 2.5, y: 2.5 } as const
    let ghost = under(all, firstWay('L4'), at) as Ghost
    const seen = new Set([ghost.way])
    for (let k = 0; k < 3; k++) {
      ghost = turn(all, ghost, at)
      seen.add(ghost.way)
      expect(ghost.squares).toContain('c3')
    }
    ghost = mirror(all, ghost, at)
    seen.add(ghost.way)
    expect(ghost.squares).toContain('c3')
    expect(seen.size).toBe(5)
  })

  it('a turn that fits nowhere here changes nothing', () => {
    const [only] = ghosts('a1 b1 c1 a2')
    expect(turn(ghosts('a1 b1 c1 a2', 'd3 d4 d5 e5'), only as Ghost, { side: 'left', x: 0.5, y: 0.5 })).toBe(only)
  })
})

describe('square by square', () => {
  it('the ghost holds what was chosen, turned as wished where that is open', () => {
    const open = everywhere('V3').filter(({ squares }) => squares.includes('b2') && squares.includes('c2'))
    const found = suggested(open, turned(firstWay('V3')), path('b2 c2'))
    expect(found?.way).toBe(turned(firstWay('V3')))
    expect(found?.squares).toEqual(expect.arrayContaining(['b2', 'c2']))
  })

  it('a block moves on when it is turned, as it has one way only', () => {
    const open = everywhere('O4').filter(({ squares }) => squares.includes('c3'))
    const seen = new Set<string>()
    for (let k = 0, ghost = open[0] as Ghost; k < 4; k++, ghost = turn(open, ghost, null)) seen.add(told(ghost))
    expect(seen.size).toBe(4)
  })
})

describe('arrows', () => {
  it('begin with the way that is wished', () => {
    expect(step(everywhere('T4'), null, turned(firstWay('T4')), 1, 0)?.way).toBe(turned(firstWay('T4')))
  })

  it('go from place to place and over to the other card', () => {
    const all = [...everywhere('I2'), ...everywhere('I2', 'right')]
    let ghost = step(all, null, firstWay('I2'), 1, 0)
    const seen: string[] = []
    for (let k = 0; k < 5; k++) {
      seen.push(`${ghost?.side} ${told(ghost)}`)
      ghost = step(all, ghost, firstWay('I2'), 1, 0)
    }
    expect(seen).toEqual(['left a1 b1', 'left b1 c1', 'left c1 d1', 'left d1 e1', 'right a1 b1'])
  })

  it('take another way where theirs leads no further, and stay where nothing does', () => {
    const all = ghosts('a1 b1', 'b2 b3')
    const down = step(all, all[0] ?? null, firstWay('I2'), 0, 1)
    expect(told(down)).toBe('b2 b3')
    expect(step(all, down, firstWay('I2'), 0, 1)).toBe(down)
  })

  it('reach every place there is', () => {
    const all = everywhere('L4')
    const seen = new Set<string>([])
    const todo = [step(all, null, firstWay('L4'), 1, 0) as Ghost]
    while (todo.length) {
      const here = todo.pop() as Ghost
      if (seen.has(told(here))) continue
      seen.add(told(here))
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) todo.push(step(all, here, here.way, dx, dy) as Ghost)
      todo.push(turn(all, here, null), mirror(all, here, null))
    }
    expect(seen.size).toBe(all.length)
  })
})
