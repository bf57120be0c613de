// One value that pages watch: reading it in a component or an effect is enough to be told of the next one.

import { createSubscriber } from 'svelte/reactivity'

export interface Signal<T> {
  get(): T
  set(value: T): void
}

export function signal<T>(value: T): Signal<T> {
  let tell: (() => void) | null = null
  const watch = createSubscriber((update) => {
    tell = update
    return () => (tell = null)
  })
  return {
    get() {
      watch()
      return value
    },
    set(next) {
      value = next
      tell?.()
    },
  }
}
