// Icons of this game on a grid of 24, as the inside of an SVG. The shell takes those of a row by the names in its path.

const soft = (d: string): string => `<path fill="currentColor" fill-opacity=".18" d="${d}"/>`
const line = (d: string): string => `<path d="${d}"/>`
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" stroke="none"/>`

const worker = '<circle fill="currentColor" fill-opacity=".18" cx="12" cy="6" r="3.5"/>' + soft('M5 21c0-6 2-10 7-10s7 4 7 10Z')
const gold = '<circle fill="currentColor" fill-opacity=".18" cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.5"/>' + dot(12, 12, 1.4)
const stone = soft('M12 4 20 8v8l-8 4-8-4V8Z') + line('M4 8l8 4 8-4M12 12v8')
const palm = line('M12 21c0-5 0-8 1-11') + soft('M13 10C10 5 6 6 4 9c4-1 6 0 9 1ZM13 10c1-6 6-6 8-3-4 0-6 1-8 3ZM13 10c4-1 7 2 6 6-2-3-4-5-6-6Z')
const ship = soft('M2 14c3 5 6 5 10 5s8 0 10-6l-3 1H6Z') + line('M11 14V4l6 7h-6')
const grave = soft('M9 8h6l3 5c0 5-2 8-6 8s-6-3-6-8Z') + line('M8 8V5h8v3M9 3h6M6 14h12')
const eye = soft('M2 11c4-5 14-6 20-1-5 6-14 7-20 1Z') + dot(12, 10.5, 2.6) + line('M11 15l-1 5M14 15c1 3 3 5 6 4')
const pyramid = soft('M12 4 22 19H2Z') + line('M12 4l3 15M7 12h6.6M4.5 15.5H14')
const back = line('M8 6 4 10l4 4M4 10h10c4 0 6 3 6 5s-1 5-5 5')
const tile = soft('M4 9l9-4 8 4-9 4Z') + line('M4 9v5l8 5 9-5V9M12 13v6')
const arrow = (turn: number): string => `<g transform="rotate(${turn} 12 12)">${soft('M4 20V15h4v-4h4V7h4V4h4v16Z')}</g>`

export const ICONS: Record<string, string> = {
  worker,
  gold,
  coin: gold,
  palm,
  oasis: palm,
  oases: palm,
  ship,
  grave,
  'grave-goods': grave,
  eye,
  'horus-eyes': eye,
  pyramid,
  nile: ship,
  'highest-pyramid': pyramid,
  'most-pyramids': pyramid,
  sphinx: soft('M3 19v-4l5-2 1-5 4-4 4 4-1 5v2h5v4Z') + line('M11 9h1M14 9h1'),
  scarab: soft('M12 8c5 0 6 4 6 7s-3 6-6 6-6-3-6-6 1-7 6-7Z') + line('M12 8v13M9 7a3 3 0 0 1 6 0M6 12l-3-2M18 12l3-2M6 16l-3 1M18 16l3 1'),
  tile,
  place: tile,
  pick: tile,
  n: arrow(-45),
  e: arrow(45),
  s: arrow(135),
  w: arrow(-135),
  across: line('M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4'),
  down: line('M12 3v18M8 7l4-4 4 4M8 17l4 4 4-4'),
  falling: line('M5 5l14 14M5 11V5h6M13 19h6v-6'),
  rising: line('M5 19 19 5M5 13v6h6M13 5h6v6'),
  recall: back,
  return: back,
  supply: back,
  swap: line('M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4'),
  buy: stone,
  pay: stone,
  hire: worker,
  send: worker,
  equip: worker,
  card: soft('M6 3h12v18H6Z') + line('M9 7h6'),
  enclose: line('M4 4h16v16H4Z') + soft('M9 9h6v6H9Z'),
  build: pyramid,
  sail: ship,
  search: '<circle cx="10" cy="10" r="6"/>' + line('M15 15l6 6'),
  draw: soft('M4 6h4v12H4ZM10 9h4v9h-4ZM16 12h4v6h-4Z') + line('M2 20h20'),
  done: line('M4 13l5 5L20 6'),
}
