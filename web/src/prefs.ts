// How this browser likes it: kept here, applied to <html>, watched by whoever reads it.

import { signal } from './signal'
import { LANGUAGES, PSEUDO, speak, type Language } from './words'

export interface Prefs {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  sound: boolean
  speed: 0.5 | 1 | 2 | 20 // 20: at once
  motion: 'auto' | 'off'
  confirm: boolean // ask before each move
  explain: 'auto' | 'on' | 'off' // things that first appear; by itself until a game of the kind was finished
  text: boolean // tables are shown as text
}

const KEY = 'saqqara.prefs'
const asked = (query: string): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(query) : null)
const dark = asked('(prefers-color-scheme: dark)')
const still = asked('(prefers-reduced-motion: reduce)')

const CHOICES = {
  language: [...LANGUAGES, PSEUDO],
  theme: ['auto', 'light', 'dark'],
  sound: [true, false],
  speed: [0.5, 1, 2, 20],
  motion: ['auto', 'off'],
  confirm: [true, false],
  explain: ['auto', 'on', 'off'],
  text: [true, false],
} as const satisfies { [key in keyof Prefs]: readonly Prefs[key][] }

function native(): Language {
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2))
  const spoken = wished.find((tag) => (LANGUAGES as readonly string[]).includes(tag))
  return (spoken as Language | undefined) ?? 'en'
}

const first = (): Prefs => ({
  language: native(),
  theme: 'auto',
  sound: !asked('(pointer: coarse)')?.matches,
  speed: 1,
  motion: 'auto',
  confirm: false,
  explain: 'auto',
  text: false,
})

function stored(): Partial<Prefs> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    const valid = Object.entries(found).filter(([key, value]) => (CHOICES[key as keyof Prefs] as readonly unknown[] | undefined)?.includes(value))
    return Object.fromEntries(valid) as Partial<Prefs>
  } catch {
    return {} // nothing kept, or nothing may be kept: as on a first visit
  }
}

const current = signal<Prefs>({ ...first(), ...stored() })

export const prefs = (): Prefs => current.get()

// Whether pieces travel: the person's choice here, or in the system.
export const moves = (): boolean => prefs().motion === 'auto' && !still?.matches

export const isDark = (): boolean => (prefs().theme === 'auto' ? (dark?.matches ?? false) : prefs().theme === 'dark')

function apply(): void {
  const root = document.documentElement
  root.lang = prefs().language === PSEUDO ? 'en' : prefs().language
  root.dataset['theme'] = isDark() ? 'dark' : 'light'
  root.dataset['motion'] = moves() ? 'on' : 'off'
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${root.lang}.webmanifest`)
}

export async function prefer(change: Partial<Prefs>): Promise<void> {
  const before = prefs().language
  current.set({ ...prefs(), ...change })
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs()))
  } catch {
    // kept until the page is closed
  }
  if (prefs().language !== before) await speak(prefs().language)
  apply()
}

// Called once, before the first page is drawn.
export async function settle(): Promise<void> {
  apply()
  dark?.addEventListener('change', apply)
  still?.addEventListener('change', apply)
  await speak(prefs().language)
}
