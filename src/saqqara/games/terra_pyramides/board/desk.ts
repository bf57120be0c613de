// How boards that are typed in are drawn: flat and from above, so that every field can be pointed at.

import type { Drawing } from '$shell/editor/drawing'
import { EDGE, FIELD } from './flat'
import Piece from './Piece.svelte'
import Sign from './Sign.svelte'

const WIDEST = 270 // millimetres of a board on a page

export const drawing: Drawing = {
  Piece,
  Sign,
  box: (_, { rows }) => {
    const [wide, high] = [(rows[0]?.length ?? 1) * FIELD, rows.length * FIELD]
    return [EDGE / (wide + 2 * EDGE), EDGE / (high + 2 * EDGE), wide / (wide + 2 * EDGE), high / (high + 2 * EDGE)]
  },
  size: (_, { rows }) => {
    const [wide, high] = [(rows[0]?.length ?? 1) * FIELD + 2 * EDGE, rows.length * FIELD + 2 * EDGE]
    const scale = Math.min(WIDEST / wide, 165 / high)
    return [wide * scale, high * scale]
  },
}
