import { describe, expect, it } from 'vitest'
import { apart, place, scale, stairs, ticks } from './plot'

describe('a scale', () => {
  it('holds zero and every value, in whole round steps', () => {
    expect(scale([3, 41])).toEqual({ low: 0, high: 50, step: 10 })
    expect(scale([0])).toEqual({ low: 0, high: 1, step: 1 })
    expect(scale([])).toEqual({ low: 0, high: 1, step: 1 })
    expect(scale([-7, 12])).toEqual({ low: -10, high: 15, step: 5 })
  })

  it('has a tick at each end', () => {
    expect(ticks({ low: -10, high: 15, step: 5 })).toEqual([-10, -5, 0, 5, 10, 15])
  })
})

it('a value has its place, also where there is only one', () => {
  expect(place(5, 0, 10, 100, 0)).toBe(50)
  expect(place(3, 3, 3, 7, 90)).toBe(7)
})

it('a score stays until it changes', () => {
  expect(stairs([[0, 10], [5, 10], [10, 4.25]])).toBe('M0 10H5V10H10V4.3')
  expect(stairs([])).toBe('')
})

describe('labels', () => {
  it('stay where there is room', () => {
    expect(apart([10, 60, 30], 10, 100)).toEqual([10, 60, 30])
  })

  it('move apart and stay above the end', () => {
    expect(apart([50, 50], 10, 100)).toEqual([50, 60])
    expect(apart([98, 99, 100], 10, 100)).toEqual([80, 90, 100])
  })
})
