// Words for people: Fluent files, a set for each game and one for the shell; English where a translation is missing.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import english from '../texts/en.ftl?raw'
import type { Entry, Option, Word } from './protocol'
import { signal } from './signal'

export const LANGUAGES = ['en', 'de', 'cs', 'fi', 'sv', 'hu'] as const
export const PSEUDO = 'xx' // English with accents and brackets: what comes without them is not translated
export type Language = (typeof LANGUAGES)[number] | typeof PSEUDO

export interface Words {
  has(id: string): boolean
  say(id: string, words?: Record<string, Word>): string
  named(words: Record<string, Word>): Record<string, Word>
  action(option: Option): string
  told(entry: Entry, who: string): string
  rule(id: string): string
}

type Files = Record<string, () => Promise<string>>
const shell: Files = import.meta.glob<string>(['../texts/*.ftl', '!../texts/en.ftl'], { query: '?raw', import: 'default', eager: false })
const games: Files = import.meta.glob<string>('../../src/saqqara/games/*/texts/*.ftl', { query: '?raw', import: 'default', eager: false })

const ACCENTS = { a: 'á', c: 'č', e: 'é', i: 'í', o: 'ö', u: 'ü', n: 'ñ', s: 'š', y: 'ÿ', A: 'Á', E: 'É', I: 'Í', O: 'Ö', S: 'Š', U: 'Ü' }
const accented = (text: string): string => text.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter as keyof typeof ACCENTS] ?? letter)

const bundles = new Map<string, FluentBundle>() // by language and game, '' is the shell
const learned = new Set<string>()
const spoken = signal<Language>('en')
const known = signal(0) // grows whenever a text has come

function keep(language: Language, game: string, text: string): void {
  const pseudo = language === PSEUDO
  const bundle = new FluentBundle(pseudo ? 'en' : language, { useIsolating: false, ...(pseudo && { transform: accented }) })
  bundle.addResource(new FluentResource(text))
  bundles.set(`${language} ${game}`, bundle)
}

keep('en', '', english)

async function load(language: Language, game: string): Promise<void> {
  if (bundles.has(`${language} ${game}`)) return
  const file = language === PSEUDO ? 'en' : language
  const bring = game ? games[`../../src/saqqara/games/${game}/texts/${file}.ftl`] : shell[`../texts/${file}.ftl`]
  const text = !game && file === 'en' ? english : ((await bring?.()) ?? '')
  keep(language, game, text)
}

// What is said from now on is in this language, as soon as its texts are here.
export async function speak(language: Language): Promise<void> {
  await Promise.all(['', ...learned].map((game) => load(language, game)))
  spoken.set(language)
}

export const language = (): Language => spoken.get()

// Whose customs numbers, dates and lists follow.
export const tongue = (): string => (language() === PSEUDO ? 'en' : language())

// A game's words, before its table or its name is shown.
export async function learn(game: string): Promise<void> {
  learned.add(game)
  await Promise.all([load('en', game), load(spoken.get(), game)])
  known.set(known.get() + 1)
}

function find(game: string, id: string): [FluentBundle, string] | null {
  known.get()
  for (const tongue of new Set([spoken.get(), 'en' as const])) {
    for (const owner of game ? [game, ''] : ['']) {
      const bundle = bundles.get(`${tongue} ${owner}`)
      if (bundle?.hasMessage(id)) return [bundle, tongue]
    }
  }
  return null
}

function sentence(game: string, id: string, words: Record<string, Word>): string {
  const found = find(game, id)
  const pattern = found?.[0].getMessage(id)?.value
  if (!found || !pattern) {
    if (!game || bundles.has(`en ${game}`)) console.warn(`no text ${id}`)
    return game && !bundles.has(`en ${game}`) ? '' : id
  }
  const errors: Error[] = []
  const text = found[0].formatPattern(pattern, words, errors)
  for (const error of errors) console.warn(`${id}: ${error.message}`)
  return found[1] === PSEUDO ? `[${text}]` : text
}

// The words of one game, and behind them the shell's; `of('')` is the shell alone.
export function of(game: string): Words {
  const has = (id: string): boolean => find(game, id) !== null
  const say = (id: string, words: Record<string, Word> = {}): string => sentence(game, id, words)
  // Words of an action that have names of their own: card=statue becomes its card-statue.
  const named = (words: Record<string, Word>): Record<string, Word> =>
    Object.fromEntries(Object.entries(words).map(([key, value]) => [key, has(`${key}-${value}`) ? say(`${key}-${value}`) : value]))
  // The same option is named in the list and at each of its spots.
  const actions = new WeakMap<Option, { text: string; when: string }>()
  const action = (option: Option): string => {
    const when = `${spoken.get()} ${known.get()}`
    const found = actions.get(option)
    if (found?.when === when) return found.text
    const text = say(option.text, named(option.words))
    actions.set(option, { text, when })
    return text
  }
  return {
    has,
    say,
    named,
    action,
    told: (entry, who) => say((entry.text ?? '').replace(/^do-/, 'told-'), { ...named(entry.words ?? {}), who }),
    rule: (id) => say(`rule-${id}`),
  }
}

const house = of('')
export const say = house.say
