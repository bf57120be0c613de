// Marks that tell the seven stones apart without their colour, in a box from -6 to 6.

import type { Colour } from './table'

export const MARKS: Record<Colour, string> = {
  blue: 'M-5 1q2.5-4 5 0t5 0',
  red: 'M-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0',
  black: 'M-4-4 4 4M4-4-4 4',
  yellow: 'M0-5v10M-5 0H5',
  green: 'M0 5C-6 0-3-5 0-5S6 0 0 5Z',
  brown: 'M-5-2H5M-5 3H5',
  white: 'M0-5 5 0 0 5-5 0Z',
}
