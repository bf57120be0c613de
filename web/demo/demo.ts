// Shows a board with moments of real games, which a game's tests/moments.py writes here; run vite, open /demo/ with
// ?game=NAME&case=mid-4, or case=game&step=12; also theme=dark, lang=de, path=ship:2, seat=-1, lit=no, motion=off.
import '@fontsource-variable/source-sans-3'
import '@fontsource/marcellus'
import { mount, type Component } from 'svelte'
import '../src/base.css'
import type { BoardProps } from '../src/board'
import '../src/tokens.css'
import Demo from './Demo.svelte'

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../../src/saqqara/games/*/board/Board.svelte')
const texts = import.meta.glob<string>('../../src/saqqara/games/*/texts/*.ftl', { query: '?raw', import: 'default' })

const wish = new URLSearchParams(location.search)
const folder = (path: string): string => path.split('/')[5] ?? ''
const game = wish.get('game') ?? folder(Object.keys(boards)[0] ?? '')
const text = async (language: string): Promise<string> =>
  (await texts[`../../src/saqqara/games/${game}/texts/${language}.ftl`]?.()) ?? ''

const board = await boards[`../../src/saqqara/games/${game}/board/Board.svelte`]?.()
const moments = await (await fetch(`/demo/${game}.json`)).json()
const language = wish.get('lang') ?? 'en'
const target = document.getElementById('app')
if (target && board) {
  const props = { Board: board.default, moments, language, texts: [await text('en'), await text(language)] }
  mount(Demo, { target, props })
}
