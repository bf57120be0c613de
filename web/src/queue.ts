// What happened is shown one step after another, so that quick turns can be followed. Nobody ever has to wait for it.

export interface Queue<T> {
  push(frame: T, hold: number): void // `hold`: how long it is looked at before the next one, in milliseconds
  skip(): void
  stop(): void
  waiting(): number
}

export interface Timer {
  start(act: () => void, delay: number): number
  stop(timer: number): void
}

const CROWD = 4 // more waiting than this: twice as fast
const JUMP = 12 // more than this: straight to the last

const real: Timer = {
  start: (act, delay) => window.setTimeout(act, delay),
  stop: (timer) => window.clearTimeout(timer),
}

export function queue<T>(show: (frame: T) => void, speed: () => number, timer: Timer = real): Queue<T> {
  let frames: { frame: T; hold: number }[] = []
  let busy: number | null = null

  function next(): void {
    busy = null
    if (frames.length > JUMP) frames = frames.slice(-1)
    const first = frames.shift()
    if (!first) return
    const quick = frames.length > CROWD ? 2 : 1
    busy = timer.start(next, first.hold / (speed() * quick))
    show(first.frame)
  }

  function halt(): void {
    if (busy !== null) timer.stop(busy)
    busy = null
  }

  return {
    push(frame, hold) {
      frames.push({ frame, hold })
      if (busy === null) next()
    },
    skip() {
      halt()
      frames = frames.slice(-1)
      next()
    },
    stop() {
      halt()
      frames = []
    },
    waiting: () => frames.length,
  }
}
