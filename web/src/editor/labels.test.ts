import { expect, it } from 'vitest'
import type { Words } from '../words'
import { saidOf } from './labels'

const SENTENCES: Record<string, string> = { 'check-card': 'Karte $number: $text', 'check-violet': 'lila, nicht $colour', 'colour-green': 'grün' }
const words = {
  say: (id: string, filled: Record<string, string | number> = {}) => (SENTENCES[id] ?? id).replace(/\$(\w+)/g, (_, name: string) => String(filled[name])),
  named: (filled: Record<string, string | number>) => Object.fromEntries(Object.entries(filled).map(([key, word]) => [key, SENTENCES[`${key}-${word}`] ?? word])),
} as unknown as Words

it('says a sentence within a sentence, and what has a name by its name', () => {
  const inner = { id: 'check-violet', words: { colour: 'green' } }
  expect(saidOf(words, { id: 'check-card', words: { number: '15', text: inner } })).toBe('Karte 15: lila, nicht grün')
})
