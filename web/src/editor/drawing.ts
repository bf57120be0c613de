// How a game draws what is typed in; found by the folder, like its board. A game without drawings shows letters.

import type { Component } from 'svelte'
import type { Say } from '../board'
import type { Content, Piece } from './desk'

export interface Drawing {
  Piece: Component<{ part: string; piece: Piece; content: Content; named?: boolean; say: Say }>
  Sign: Component<{ part: string; token: string }>
  Entry?: Component<{ part: string; entry: string }> // beside a number of pieces
  Defs?: Component // what all of them share, once for the page
  box: (part: string, piece: Piece) => [left: number, top: number, width: number, height: number] // of the grid, in parts of the drawing
  size: (part: string, piece: Piece) => [width: number, height: number] // in millimetres, on paper
}

const found = import.meta.glob<{ drawing: Drawing }>('../../../src/saqqara/games/*/board/desk.ts')

export async function drawingOf(game: string): Promise<Drawing | null> {
  const bring = found[`../../../src/saqqara/games/${game}/board/desk.ts`]
  return bring ? (await bring()).drawing : null
}
