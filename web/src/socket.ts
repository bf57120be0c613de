// The line to a table: comes back by itself, and nothing said on it is lost. What was answered, and what is still waiting, can always be seen.

import type { About, Entry, Heard, Said, View } from './protocol'
import { signal } from './signal'

export type LineState = 'connecting' | 'connected' | 'offline' | 'gone'

export interface Clocks {
  left: number[]
  running: number[]
  heard: number // when, by this machine's clock
}

export interface Line {
  state(): LineState
  waiting(): number // moves sent and not yet answered
  settled(): boolean // what was answered has been seen too
  about(): About | null
  clocks(): Clocks | null
  deciding(): number[] // who has still to answer, also when only that changed
  story(): Entry[]
  sit(seat: number): void // looks from another seat
  seat(): number
  move(code: string, version: number): void
  undo(version: number): void
  agree(id: number, seat: number, yes: boolean): void
  why(spot: string, path: string[]): void
  chat(text: string): void
  wake(): void // looks whether the line still stands
  close(): void
}

export interface Ears {
  view(view: View, fresh: boolean): void // fresh: not a step on from what was seen before
  heard?(message: Heard): void
}

type Kept = Extract<Said, { key: string }>

const PING = 10_000
const DEAD = 22_000 // silence after which a line is taken for cut
const SOON = 2_500 // and after a wake-up
const EVENTS = ['online', 'offline', 'pageshow'] // after which a line may be dead without anybody having said so
const SLOW = 8_000 // without a network: a service on this machine may still answer
const WAITS = [300, 600, 1200, 2400, 5000, 8000]

const keyOf = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')

export const address = (table: string): string => {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${table}/socket`
}

// Moves outlive a reload: they are sent again with the same key, and the service does each once.
function drawer(table: string) {
  const name = `saqqara.waiting.${table}`
  return {
    read(): Kept[] {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? '[]') as Kept[]
      } catch {
        return []
      }
    },
    write(kept: Kept[]): void {
      try {
        if (kept.length) sessionStorage.setItem(name, JSON.stringify(kept))
        else sessionStorage.removeItem(name)
      } catch {
        // kept until the page is closed
      }
    },
  }
}

export function connect(table: string, seat: number, ears: Ears, open: (url: string) => WebSocket = (url) => new WebSocket(url)): Line {
  const kept = drawer(table)
  const state = signal<LineState>('connecting')
  const pending = signal<Kept[]>(kept.read())
  const about = signal<About | null>(null)
  const clocks = signal<Clocks | null>(null)
  const deciding = signal<number[]>([])
  const story = signal<Entry[]>([])
  const seated = signal(seat)
  const stored = signal(0) // the version that an answer told; its view comes after it
  const arrived = signal(0)

  const later: Said[] = [] // said while the line was cut
  let socket: WebSocket | null = null
  let version = 0
  let hash = ''
  let seen = false // a view has come since the last hello
  let tries = 0
  let ended = false
  let again: ReturnType<typeof setTimeout> | undefined
  let beat: ReturnType<typeof setInterval> | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined

  const isOpen = (): boolean => socket?.readyState === 1
  const send = (said: Said): void => {
    if (isOpen()) socket?.send(JSON.stringify(said))
  }
  const post = (said: Said): void => {
    if (isOpen()) send(said)
    else later.push(said)
  }

  function keep(next: Kept[]): void {
    pending.set(next)
    kept.write(next)
  }

  function hello(since: number): void {
    seen = false
    if (!since) version = 0
    send({ do: 'hello', seat: seated.get(), since })
  }

  function start(): void {
    clearTimeout(again)
    if (ended) return
    if (state.get() !== 'offline') state.set('connecting')
    const line = open(address(table))
    socket = line
    line.onopen = () => {
      hello(version)
      for (const said of [...pending.get(), ...later.splice(0)]) send(said)
      expect(DEAD)
    }
    line.onmessage = (event) => {
      if (line !== socket) return
      expect(DEAD)
      hear(JSON.parse(String(event.data)) as Heard)
    }
    line.onclose = () => {
      if (line === socket) lost()
    }
  }

  function lost(): void {
    socket = null
    clearTimeout(deadline)
    if (ended) return
    state.set(tries > 0 || !navigator.onLine ? 'offline' : 'connecting')
    const wait = navigator.onLine ? (WAITS[Math.min(tries, WAITS.length - 1)] ?? 0) : SLOW
    tries += 1
    clearTimeout(again)
    again = setTimeout(start, wait * (0.75 + Math.random() / 2))
  }

  function cut(): void {
    const line = socket
    socket = null
    line?.close()
    lost()
  }

  // Something must be heard within this time, or the line is cut and made anew.
  function expect(time: number): void {
    clearTimeout(deadline)
    deadline = setTimeout(cut, time)
  }

  function standing(): void {
    tries = 0
    state.set('connected')
  }

  function take(view: View): void {
    if (view.seat !== seated.get()) return // said before another seat was asked for
    const gap = view.since > version
    const other = seen && view.version === version && view.hash !== hash && view.since === version
    if (gap || other) return hello(0)
    standing()
    const fresh = view.since === 0 || version === 0
    const known = seen && view.version === version && view.hash === hash
    story.set([...story.get().filter(({ n }) => n < view.since), ...view.story])
    version = view.version
    arrived.set(version)
    hash = view.hash
    seen = true
    deciding.set(view.deciding)
    if (!known) ears.view(view, fresh)
  }

  function hear(message: Heard): void {
    if (message.kind === 'view') take(message)
    else if (message.kind === 'about') {
      standing()
      about.set(message.about)
    } else if (message.kind === 'deciding') deciding.set(message.deciding)
    else if (message.kind === 'clocks') clocks.set({ left: message.left, running: message.running, heard: Date.now() })
    else if (message.kind === 'done' || message.kind === 'refused' || message.kind === 'asked') {
      keep(pending.get().filter(({ key }) => key !== message.key))
      if (message.kind === 'done') stored.set(message.version)
    } else if (message.kind === 'gone' && message.error === 'deleted') {
      end()
      state.set('gone')
    }
    ears.heard?.(message)
  }

  function say(said: Kept): void {
    keep([...pending.get(), said])
    send(said)
  }

  function wake(): void {
    if (ended) return
    if (isOpen()) {
      send({ do: 'ping' })
      expect(SOON)
    } else if (!socket) {
      tries = 0
      start()
    }
  }

  const awake = (): void => {
    if (document.visibilityState === 'visible') wake()
  }

  function end(): void {
    ended = true
    clearTimeout(again)
    clearTimeout(deadline)
    clearInterval(beat)
    document.removeEventListener('visibilitychange', awake)
    for (const event of EVENTS) window.removeEventListener(event, wake)
    socket?.close()
    socket = null
  }

  // A tick that comes late says that the machine slept.
  let ticked = Date.now()
  beat = setInterval(() => {
    const late = Date.now() - ticked > 2 * PING
    ticked = Date.now()
    if (late) wake()
    else send({ do: 'ping' })
  }, PING)
  document.addEventListener('visibilitychange', awake)
  for (const event of EVENTS) window.addEventListener(event, wake)
  start()

  return {
    state: () => state.get(),
    waiting: () => pending.get().length,
    settled: () => pending.get().length === 0 && arrived.get() >= stored.get(),
    about: () => about.get(),
    clocks: () => clocks.get(),
    deciding: () => deciding.get(),
    story: () => story.get(),
    seat: () => seated.get(),
    sit(next) {
      if (next === seated.get()) return
      seated.set(next)
      stored.set(0)
      story.set([])
      hello(0)
    },
    move: (code, at) => say({ do: 'move', seat: seated.get(), version: at, key: keyOf(), code }),
    undo: (at) => say({ do: 'undo', seat: seated.get(), version: at, key: keyOf() }),
    agree: (id, by, yes) => post({ do: 'agree', id, seat: by, yes }),
    why: (spot, path) => send({ do: 'why', seat: seated.get(), spot, path }),
    chat: (text) => post({ do: 'chat', text }),
    wake,
    close: end,
  }
}
