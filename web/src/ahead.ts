// Whoever follows a link to a table waits for it alone: all that it needs is asked for at once, not one after the other.

import { table } from './api'
import { boardOf, iconsOf } from './boards'
import type { About } from './protocol'
import { learn } from './words'

let asked: { id: string; about: Promise<About> } | null = null

// Texts come once it is `settled` in which language. What does not come is said where it is shown.
export function ahead(id: string, settled: Promise<void>): void {
  const about = table(id)
  asked = { id, about }
  const brought = about.then(({ game }) => Promise.all([boardOf(game), iconsOf(game), settled.then(() => learn(game))]))
  for (const coming of [brought, import('./pages/Room.svelte'), import('./Table.svelte')]) coming.catch(() => undefined)
}

// What is known of a table: what was asked for ahead, once, or what the service says now.
export function look(id: string): Promise<About> {
  const about = asked?.id === id ? asked.about : table(id)
  asked = null
  return about
}
