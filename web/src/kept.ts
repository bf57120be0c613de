// What this device keeps for when there is no line. The worker keeps it; here is how it begins, and what of it can be opened.

import type { About } from './protocol'

const KEPT = 'saqqara-kept' // as in the worker
const FRAMES = /\/api\/tables\/([^/]+)\/frames$/

function tell(worker: ServiceWorker | null, script: string): void {
  worker?.addEventListener('statechange', () => worker.state === 'installed' && worker.postMessage(script))
  if (worker?.state === 'installed') worker.postMessage(script)
}

// Lets a worker keep the page; a newer one is told which script runs here, so that it knows when it may take over.
export async function keep(script: string): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const path = new URL(script).pathname
  const found = await navigator.serviceWorker.register('/sw.js').catch(() => undefined) // the browser may not allow it
  if (!found) return
  tell(found.waiting, path)
  tell(found.installing, path)
  found.addEventListener('updatefound', () => tell(found.installing, path))
  if (found.active) await found.update().catch(() => undefined) // a browser looks for a newer one only now and then
}

// The tables of which a replay was looked at, the last one first.
export async function replays(): Promise<About[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(KEPT)
  const keys = (await cache.keys()).map(({ url }) => new URL(url))
  const watched = new Set(keys.flatMap(({ pathname }) => FRAMES.exec(pathname)?.[1] ?? []))
  const answers = await Promise.all([...watched].map((id) => cache.match(`/api/tables/${id}`)))
  const found = await Promise.all(answers.flatMap((answer) => (answer ? [answer.json() as Promise<About>] : [])))
  return found.sort((one, other) => other.created - one.created)
}
