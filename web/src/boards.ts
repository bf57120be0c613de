// The boards and small drawings that lie in the games' folders; a game without a board is shown as a list.

import type { Component } from 'svelte'
import type { BoardProps } from './board'

type Drawn = { default: Component<BoardProps> }
const FOLDER = '../../src/saqqara/games'
const boards = import.meta.glob<Drawn>('../../src/saqqara/games/*/board/Board.svelte')
const drawings = import.meta.glob<Record<string, string>>('../../src/saqqara/games/*/board/icons.ts', { import: 'ICONS' })

export const boardOf = async (game: string): Promise<Component<BoardProps> | null> => (await boards[`${FOLDER}/${game}/board/Board.svelte`]?.())?.default ?? null

// By the names of what they stand for.
export const iconsOf = async (game: string): Promise<Record<string, string>> => (await drawings[`${FOLDER}/${game}/board/icons.ts`]?.()) ?? {}
