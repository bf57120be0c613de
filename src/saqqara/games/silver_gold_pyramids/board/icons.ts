// Icons of this game on a grid of 24, as the inside of an SVG.

const F = 'fill="currentColor" fill-opacity=".18"'
const K = 'fill="currentColor" stroke="none"'

// What stands in chambers, by the letter of the deck's text.
export const THINGS: Record<string, string> = {
  x: '<path stroke-width="3.4" d="M6 6l12 12M18 6 6 18"/>',
  r: `<path ${F} d="M7 5h10l4 5-9 10L3 10Z"/><path d="M3 10h18M9 10l3 10 3-10-3-5Z"/>`,
  g: `<path ${F} d="M12 3l7 4.500v9L12 21l-7-4.500v-9Z"/><path d="M9 9.500h6v5H9ZM5 7.500l4 2M19 7.500l-4 2M5 16.500l4-2M19 16.500l-4-2"/>`,
  t: `<path ${F} d="M12 2c4 4 4 6 3 8H9C8 8 11 6 12 2Z"/><path d="M8 10h8l-2 4h-4ZM11 14v8h2v-8"/>`,
  s: `<path ${F} d="M12 3c5 0 8 3 8 7.500 0 3-1.500 4.500-3.500 5.500v4h-9v-4C5.500 15 4 13.500 4 10.500 4 6 7 3 12 3Z"/><path d="M10.500 20v-2M13.500 20v-2"/><circle ${K} cx="8.800" cy="11" r="1.900"/><circle ${K} cx="15.200" cy="11" r="1.900"/>`,
  p: `<path ${F} d="M10 3h4v6l5 8c1 2 0 4-2 4H7c-2 0-3-2-2-4l5-8Z"/><path d="M9 3h6M7.500 14h9"/>`,
  T: `<path ${F} d="M4 20V10c0-4 3-7 8-7s8 3 8 7v10Z"/><path d="M9 20v-7c0-2 1-3 3-3s3 1 3 3v7"/>`,
}

export const ICONS: Record<string, string> = {
  square: `<path ${F} d="M5 5h14v14H5Z"/><path d="M8.500 12.500l2.500 2.500 4.500-6"/>`,
  hand: `<path ${F} d="M6 3h12v18H6Z"/><path d="M9 9h6v6H9Z"/>`,
  display: `<path ${F} d="M6 3h12v18H6Z"/><path d="M12 8v8M8.500 12.500 12 16l3.500-3.500"/>`,
  deck: `<path ${F} d="M5 6h11v15H5Z"/><path d="M8 6V3h11v15h-3"/>`,
  mark: `<path ${F} d="M4 4h8v8H4ZM4 12h8v8H4ZM12 12h8v8h-8Z"/>`,
  cross: THINGS.x ?? '',
}
