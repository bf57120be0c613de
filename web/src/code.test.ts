import { describe, expect, it } from 'vitest'
import { code, correction, path, penalty } from './code'

// Drawn by another maker of codes.
const DRAWN = `
111111100101101111111
100000100100001000001
101110101100101011101
101110101110001011101
101110101110101011101
100000101010101000001
111111101010101111111
000000001100000000000
101111100110101111100
000001011011011111111
101100110111111100110
110001011011110011100
011111100100111011001
000000001000000111101
111111100101111100110
100000101011110111101
101110101000101111011
101110101111000010100
101110101111110100100
100000100011110011100
111111101100111101010`

describe('a code', () => {
  it('is drawn as others draw it', () => {
    expect(code('https://saqqar')?.map((row) => row.map(Number).join('')).join('\n')).toBe(DRAWN.trim())
  })

  it('grows with what it says, until that is too long', () => {
    const size = (length: number) => code('x'.repeat(length))?.length
    expect([14, 15, 42, 62, 84, 106].map(size)).toEqual([21, 25, 29, 33, 37, 41])
    expect(size(107)).toBeUndefined()
  })

  it('counts bytes, not letters', () => {
    expect(code('őőőőőőőő')?.length).toBe(25)
  })

  it('corrects as in the example of the standard', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })
})

it('an even ground is what readers like least', () => {
  const even = Array.from({ length: 21 }, () => new Array<boolean>(21).fill(true))
  expect(penalty(even)).toBeGreaterThan(penalty(code('hello') ?? even))
})

it('a path draws one square for each dark one', () => {
  expect(path([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
})
