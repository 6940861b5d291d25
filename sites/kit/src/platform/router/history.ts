/** How the visitor arrived; scrolling and focus depend on it. */
type Arrival = 'push' | 'replace' | 'pop'

export type Location = {
  pathname: string
  /** With `?`, or empty. */
  search: string
  /** With `#`, or empty. */
  hash: string
  /** Identifies the history entry, for its scroll position. */
  key: string
  arrival: Arrival
}

/** Called instead of navigating; `leave` continues the navigation. */
type Blocker = (leave: () => void) => void

/** The address bar as a store for useSyncExternalStore. */
export type History = {
  current: () => Location
  subscribe: (listener: () => void) => () => void
  navigate: (to: string, options?: { replace?: boolean }) => void
  block: (blocker: Blocker) => () => void
}

type EntryState = { key: string; index: number }

/** Whether a navigation must load a new document. */
type NeedsDocument = (from: string, to: string) => boolean

/** `listen` starts it and returns a stop function. */
export function createBrowserHistory(
  window: Window,
  needsDocument: NeedsDocument = () => false,
): History & { listen: () => () => void } {
  const listeners = new Set<() => void>()
  const blockers = new Set<Blocker>()
  let location: Location
  let index: number
  /** Marks the next popstate as our own: we undo or redo a step. */
  let ownStep = false

  function settle(arrival: Arrival, state: EntryState) {
    const { pathname, search, hash } = window.location
    index = state.index
    location = { pathname, search, hash, key: state.key, arrival }
    for (const listener of listeners) listener()
  }

  /** Gives an entry a key when it has none: the first one, and those of fragment links. */
  function adopt(indexWithout: number): EntryState {
    const known = window.history.state as EntryState | null
    if (known?.key) return known
    const state = { key: newKey(), index: indexWithout }
    window.history.replaceState(state, '')
    return state
  }

  function go(to: string, replace: boolean) {
    if (needsDocument(location.pathname, new URL(to, window.location.href).pathname)) {
      window.location[replace ? 'replace' : 'assign'](to)
      return
    }
    const state = { key: newKey(), index: replace ? index : index + 1 }
    window.history[replace ? 'replaceState' : 'pushState'](state, '', to)
    settle(replace ? 'replace' : 'push', state)
  }

  function step(delta: number) {
    ownStep = true
    window.history.go(delta)
  }

  /** Fragment links, such as those of an error summary, leave nothing. */
  const isSamePage = () => window.location.pathname === location.pathname && window.location.search === location.search

  function onPop() {
    const blocker = lastOf(blockers)
    const state = adopt(index + 1)
    const delta = state.index - index
    if (ownStep || !blocker || delta === 0 || isSamePage()) {
      ownStep = false
      // Returning to the current entry is not a navigation.
      if (state.key !== location.key) settle('pop', state)
      return
    }
    step(-delta)
    blocker(() => step(delta))
  }

  settle('replace', adopt(0))
  return {
    current: () => location,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: (to, { replace = false } = {}) => {
      const blocker = lastOf(blockers)
      const leave = () => go(to, replace)
      if (blocker) blocker(leave)
      else leave()
    },
    block: (blocker) => {
      blockers.add(blocker)
      window.addEventListener('beforeunload', preventUnload)
      return () => {
        blockers.delete(blocker)
        if (blockers.size === 0) window.removeEventListener('beforeunload', preventUnload)
      }
    },
    listen: () => {
      window.addEventListener('popstate', onPop)
      return () => window.removeEventListener('popstate', onPop)
    },
  }
}

/** A fixed location for server rendering. */
export function createStaticHistory(pathname: string): History {
  const location: Location = { pathname, search: '', hash: '', key: 'static', arrival: 'replace' }
  const never = () => {
    throw new Error('A static history does not navigate.')
  }
  return { current: () => location, subscribe: () => () => undefined, navigate: never, block: () => () => undefined }
}

const preventUnload = (event: Event) => event.preventDefault()
const newKey = () => Math.random().toString(36).slice(2)
const lastOf = <T>(set: ReadonlySet<T>): T | undefined => [...set].at(-1)
