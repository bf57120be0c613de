// Where the reader is: addresses to pages and back, over the browser's own history.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; way: Way; draft?: string }
  | { page: 'table'; id: string }
  | { page: 'seat'; token: string }
  | { page: 'replay'; id: string; version: number | null }
  | { page: 'rules'; game: string; sentence: string }
  | { page: 'components'; game: string; draft: string }
  | { page: 'settings' }
  | { page: 'learn'; game: string }
  | { page: 'lost' }

// Whom one plays with: bots, friends by link, or people at the same screen.
export type Way = 'bots' | 'friends' | 'screen'

const WAYS: readonly string[] = ['bots', 'friends', 'screen'] satisfies Way[]

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const counted = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)

const asWay = (text: string | null): Way => (WAYS.includes(text ?? '') ? (text as Way) : 'bots')

export function read(address: URL): Route {
  const parts = address.pathname.split('/').filter(Boolean).map(decoded)
  const [first, second = '', third] = parts
  if (first === undefined) return { page: 'home' }
  if (third !== undefined) return { page: 'lost' }
  if (first === 'settings' && !second) return { page: 'settings' }
  const draft = address.searchParams.get('draft') ?? ''
  if (first === 'new') return { page: 'new', game: second, way: asWay(address.searchParams.get('with')), ...(draft && { draft }) }
  if (first === 'components') return { page: 'components', game: second, draft }
  if (first === 'rules') return { page: 'rules', game: second, sentence: decoded(address.hash.slice(1)) }
  if (first === 'learn') return { page: 'learn', game: second }
  if (!second) return { page: 'lost' }
  if (first === 't') return { page: 'table', id: second }
  if (first === 'seat') return { page: 'seat', token: second }
  if (first === 'replay') return { page: 'replay', id: second, version: counted(address.searchParams.get('v')) }
  return { page: 'lost' }
}

// A new route shows a page anew only when this differs: a step of a replay or a sentence of the rules does not.
export function identity(route: Route): string {
  if (route.page === 'replay' || route.page === 'table') return `${route.page} ${route.id}`
  if (route.page === 'rules') return `rules ${route.game}`
  return JSON.stringify(route)
}

export const tableAt = (id: string): string => `/t/${encodeURIComponent(id)}`
export const newAt = (game: string, way: Way): string => `/new/${encodeURIComponent(game)}?with=${way}`
// A new table with what was typed in.
export const newWith = (game: string, draft: string): string => `${newAt(game, 'bots')}&draft=${encodeURIComponent(draft)}`
export const componentsAt = (game: string, draft = ''): string =>
  `/components/${encodeURIComponent(game)}${draft ? `?draft=${encodeURIComponent(draft)}` : ''}`
export const rulesAt = (game: string, sentence = ''): string =>
  `/rules/${encodeURIComponent(game)}${sentence ? `#${encodeURIComponent(sentence)}` : ''}`
export const learnAt = (game = ''): string => `/learn${game ? `/${encodeURIComponent(game)}` : ''}`
export const replayAt = (id: string, version: number | null = null): string =>
  `/replay/${encodeURIComponent(id)}${version === null ? '' : `?v=${version}`}`

type Listener = (route: Route) => void
const listeners = new Set<Listener>()

const here = (): Route => read(new URL(location.href))
const tell = (): void => listeners.forEach((listener) => listener(here()))

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  tell()
}

// Writes where the reader is into the address without going anywhere.
export const note = (path: string): void => history.replaceState(null, '', path)

// Says whether a click on a link is one that this page answers itself.
export function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
  const inside = link.pathname === location.pathname && link.search === location.search && link.hash !== ''
  return !inside && !link.pathname.startsWith('/api/')
}

function click(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !ours(event, link)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

// Tells the listener where the reader is, now and after every step, until the answer is called.
export function follow(listener: Listener): () => void {
  listeners.add(listener)
  addEventListener('popstate', tell)
  document.addEventListener('click', click)
  listener(here())
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', tell)
    document.removeEventListener('click', click)
  }
}

// Whether an address opens nothing on another machine.
export const isOnlyHere = (host: string): boolean => /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(host)
