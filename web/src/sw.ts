// Keeps the page for when there is no line: all files of one build, and the replays and rules that were looked at.
// A file is only ever taken from the build that this worker belongs to, or from the service: never old ones with new ones.

declare const BUILD: string // both are written in by the build
declare const FILES: string[]

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void
}
interface Asked extends Lasting {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Told extends Lasting {
  data: unknown
  source: { id: string } | null
}
export interface Waiting {
  clients: { matchAll(wish: { type: 'window'; includeUncontrolled: true }): Promise<readonly { id: string }[]> }
  skipWaiting(): Promise<void>
}
interface Worker extends Waiting {
  location: Location
  clients: Waiting['clients'] & { claim(): Promise<void> }
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Asked) => void): void
  addEventListener(kind: 'message', listener: (event: Told) => void): void
}

const OURS = 'saqqara-'
const KEPT = 'saqqara-kept' // what was looked at; it stays when a new build comes
const PATIENCE = 5000 // ms for the service to hand out the page, where an older one is here
const LOOKS = 5 // at the pages that are open
const MOST = 40 // tables of which the replay is kept

export type Way = 'page' | 'file' | 'keep' | 'table' | 'frames' | 'pass'

// What to do with a request, by its address alone.
export function way(url: URL, page: boolean, files: readonly string[]): Way {
  if (url.pathname.startsWith('/api/')) {
    if (/^\/api\/games(\/[^/]+\/rules)?$/.test(url.pathname)) return 'keep'
    if (/^\/api\/tables\/[^/]+$/.test(url.pathname)) return 'table'
    return /^\/api\/tables\/[^/]+\/(frames|files)$/.test(url.pathname) ? 'frames' : 'pass'
  }
  if (page) return 'page'
  return files.includes(url.pathname) ? 'file' : 'pass'
}

export const tableOf = (url: URL): string => `${url.origin}/api/tables/${url.pathname.split('/')[3] ?? ''}`

const isWorker = typeof BUILD === 'string'

// One file after the other: whoever looks at the page meanwhile does not notice.
async function fill(): Promise<void> {
  const cache = await caches.open(OURS + BUILD)
  for (const file of FILES) await cache.add(new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }))
}

async function sweep(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT && name !== OURS + BUILD)
  await Promise.all(old.map((name) => caches.delete(name)))
}

const own = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: OURS + BUILD }) // opens none anew

// The page of the service while there is a line; it names its own files. Without one, the page that is kept here.
async function page(request: Request): Promise<Response> {
  const slow = new Promise<undefined>((done) => setTimeout(done, PATIENCE))
  const coming = fetch(request)
  const found = await Promise.race([coming.catch(() => undefined), slow])
  return found && found.status < 500 ? found : ((await own('/index.html')) ?? coming)
}

async function file(request: Request): Promise<Response> {
  return (await own(new URL(request.url).pathname)) ?? fetch(request)
}

async function isOver(answer: Response): Promise<boolean> {
  const about: unknown = await answer.json()
  return typeof about === 'object' && about !== null && 'state' in about && about.state === 'over'
}

// What the service says now; what it said last where it cannot be asked. Whoever asked does not wait until it is kept.
async function kept(event: Asked, keeps: Keeps): Promise<Response> {
  const { request } = event
  let answer: Response
  try {
    answer = await fetch(request)
  } catch (error) {
    const found = await caches.match(request, { cacheName: KEPT })
    if (found) return found
    throw error
  }
  const copy = answer.clone()
  keeping = keeping.then(() => store(request, copy, keeps)).catch(() => undefined) // there may be no room for it
  event.waitUntil(keeping)
  return answer
}

type Keeps = (cache: Cache, answer: Response) => Promise<boolean>
let keeping = Promise.resolve() // one after the other: what is kept of a table depends on whether the table is

// What is gone at the service goes here.
async function store(request: Request, answer: Response, keeps: Keeps): Promise<void> {
  const cache = await caches.open(KEPT)
  if (answer.ok && (await keeps(cache, answer.clone()))) await cache.put(request, answer)
  else if (!answer.ok && answer.status !== 429 && answer.status < 500) await forget(cache, request.url)
}

// Puts a table last in the row of those that are kept, and lets the first of a long row go.
async function remember(cache: Cache, table: string): Promise<void> {
  await cache.delete(table)
  const tables = (await cache.keys()).filter(({ url }) => way(new URL(url), false, []) === 'table')
  for (const { url } of tables.slice(0, Math.max(0, tables.length - MOST + 1))) await forget(cache, url)
}

// Lets go of an answer, and of everything else about a table.
async function forget(cache: Cache, table: string): Promise<void> {
  const found = (await cache.keys()).filter(({ url }) => url === table || url.startsWith(`${table}/`))
  await Promise.all(found.map((request) => cache.delete(request)))
}

const keepers: Record<'keep' | 'table' | 'frames', (url: URL) => Keeps> = {
  keep: () => () => Promise.resolve(true),
  table: (url) => async (cache, answer) => {
    if (!(await isOver(answer))) return false
    await remember(cache, url.href)
    return true
  },
  frames: (url) => async (cache) => (await cache.match(tableOf(url))) !== undefined,
}

// Takes over once the page that runs this build is the only one open: then nobody needs the build before.
// A page that was just left or loaded anew may be counted for a moment more.
export async function takeOver(worker: Waiting, page: string, pause = 1000): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.every(({ id }) => id === page)) return open.length ? worker.skipWaiting() : undefined
    await new Promise((done) => setTimeout(done, pause))
  }
}

function begin(worker: Worker): void {
  worker.addEventListener('install', (event) => event.waitUntil(fill()))
  worker.addEventListener('activate', (event) => event.waitUntil(sweep().then(() => worker.clients.claim())))
  worker.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url)
    if (event.request.method !== 'GET' || url.origin !== worker.location.origin) return
    const found = way(url, event.request.mode === 'navigate', FILES)
    if (found === 'page') event.respondWith(page(event.request))
    else if (found === 'file') event.respondWith(file(event.request))
    else if (found !== 'pass') event.respondWith(kept(event, keepers[found](url)))
  })
  // A page says which script it runs: one of this build, or of the one before.
  worker.addEventListener('message', (event) => {
    if (event.source && typeof event.data === 'string' && FILES.includes(event.data)) event.waitUntil(takeOver(worker, event.source.id))
  })
}

if (isWorker) begin(self as unknown as Worker)
