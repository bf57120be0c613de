// The mark of each seat, in a box from -.5 to .5: sun, triangle, two waves, diamond.

export const GLYPHS = [
  '<circle r=".27" fill="none" stroke-width=".13"/><circle r=".06" stroke="none"/>',
  '<path d="M0-.3.33.26H-.33Z" fill="none" stroke-width=".13" stroke-linejoin="round"/>',
  '<path d="M-.34-.14q.17-.2.34 0t.34 0M-.34.16q.17-.2.34 0t.34 0" fill="none" stroke-width=".13" stroke-linecap="round"/>',
  '<path d="M0-.34.3 0 0 .34-.3 0Z" stroke="none"/>',
] as const
