// Marks that tell the seven stones apart without their colour, in a box from -6 to 6.

import type { Colour } from './table'

export const MARKS: Record<Colour, string> = {
  blue: 'M-5 1q2.5-4 5 0t5 0',
  red: 'M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
  black: 'M-4-4 4 4M4-4-4 4',
  yellow: 'M0-5v10M-5 0H5',
  green: 'M-4.6 3.5 0-4 4.6 3.5',
  brown: 'M-5-2H5M-5 3H5',
  white: 'M0-5 5 0 0 5-5 0Z',
}
