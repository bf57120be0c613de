// Icons of this game on a grid of 24, as the inside of an SVG.

const STONE =
  '<path fill="currentColor" fill-opacity=".18" d="M12 4 20 8v8l-8 4-8-4V8Z"/><path d="M4 8l8 4 8-4M12 12v8"/>'
const CARD = '<path fill="currentColor" fill-opacity=".18" d="M6 3h12v18H6Z"/><path d="M9 7h6"/>'

export const ICONS: Record<string, string> = {
  stone: STONE,
  slot: STONE, // an answer has the picture of its place
  cargo: STONE,
  place: STONE,
  sled: '<path fill="currentColor" fill-opacity=".18" d="M6 8h12v6H6Z"/><path d="M3 18h15c2 0 3-1 3-3M8 14v4M16 14v4M10 8v6M14 8v6"/>',
  ship: '<path fill="currentColor" fill-opacity=".18" d="M2 14c3 5 6 5 10 5s8 0 10-6l-3 1H6Z"/><path d="M11 14V4l6 7h-6"/>',
  anchor: '<path d="M12 7v13M5 13c0 4 3 7 7 7s7-3 7-7M8 11h8"/><circle cx="12" cy="5" r="2"/>',
  bow: '<path d="M4 12h14M13 7l5 5-5 5"/>',
  market: '<path fill="currentColor" fill-opacity=".18" d="M4 9 6 4h12l2 5Z"/><path d="M4 9c0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0M6 12v8h12v-8"/>',
  pyramid: '<path fill="currentColor" fill-opacity=".18" d="M12 4 22 19H2Z"/><path d="M12 4l3 15M7 12h6.600M4.5 15.500H14"/>',
  temple: '<path fill="currentColor" fill-opacity=".18" d="M3 9 12 4l9 5Z"/><path d="M5 9v9M10 9v9M14 9v9M19 9v9M3 20h18"/>',
  burial: '<path fill="currentColor" fill-opacity=".18" d="M3 9h18v11H3Z"/><path d="M3 9l4-5h10l4 5M3 14.5h18M9 9v11M15 9v11"/>',
  obelisk: '<path fill="currentColor" fill-opacity=".18" d="M10 7l2-4 2 4 1.5 12h-7Z"/><path d="M6 21h12M10 7h4"/>',
  statue: '<path fill="currentColor" fill-opacity=".18" d="M9 8a3 3 0 0 1 6 0v3l2 3v6H7v-6l2-3Z"/><path d="M9 8h6M10 14h4M5 21h14"/>',
  lever: '<path d="M3 18 21 7"/><path fill="currentColor" fill-opacity=".18" d="M9 20l3-6 3 6Z"/><path fill="currentColor" fill-opacity=".18" d="M17 4l4-1 1 4-4 1Z"/>',
  hammer: '<path fill="currentColor" fill-opacity=".18" d="M5 5h10l3 3v3H5Z"/><path d="M11 11l-1 10h3l0-10"/>',
  sail: '<path fill="currentColor" fill-opacity=".18" d="M6 4c6 1 10 5 10 11H6Z"/><path d="M6 3v18M3 18h16"/>',
  chisel: '<path fill="currentColor" fill-opacity=".18" d="M14 3l4 4-8 8-4-4Z"/><path d="M6 11l-3 9 7-5M18 3l3 3"/>',
  entrance: '<path fill="currentColor" fill-opacity=".18" d="M5 21V9c0-4 3-6 7-6s7 2 7 6v12h-4v-8H9v8Z"/><path d="M12 20v-4"/>',
  sarcophagus: '<path fill="currentColor" fill-opacity=".18" d="M8 3h8l3 5-2 13H7L5 8Z"/><path d="M9.5 9a2.5 2.5 0 0 1 5 0v2h-5ZM8.5 14h7M9 17.5h6"/>',
  path: '<path fill="currentColor" fill-opacity=".18" d="M3 18h6v3H3ZM10 13h6v3h-6ZM15 8h6v3h-6Z"/><path d="M6 15l3-3M13 10l3-3"/>',
  deco: '<path fill="currentColor" fill-opacity=".18" d="M12 4c3 3 3 6 0 9-3-3-3-6 0-9Z"/><path d="M12 13c-4 0-7-2-7-5 4 0 7 2 7 5Zm0 0c4 0 7-2 7-5-4 0-7 2-7 5Zm0 0v8M8 21h8"/>',
  card: CARD,
  play: CARD,
  quarry: '<path fill="currentColor" fill-opacity=".18" d="M2 20h20V11h-6V5H9v9H2Z"/><path d="M9 14h6M12 5v4M16 15h6"/>',
}
