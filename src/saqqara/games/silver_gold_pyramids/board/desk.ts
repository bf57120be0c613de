// How a deck that is typed in is drawn.

import type { Drawing } from '$shell/editor/drawing'
import Defs from './Defs.svelte'
import Entry from './Entry.svelte'
import Piece from './Piece.svelte'
import Sign from './Sign.svelte'

const [WIDE, HIGH] = [232, 284] // of a card, as it is drawn

export const drawing: Drawing = {
  Piece,
  Sign,
  Entry,
  Defs,
  box: () => [16 / WIDE, 65 / HIGH, 200 / WIDE, 200 / HIGH],
  size: () => [62, (62 * HIGH) / WIDE],
}
