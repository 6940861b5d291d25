/** How the visitor came to a location; scrolling and focus depend on it. */
type Arrival = 'push' | 'replace' | 'pop'

export type Location = {
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
  /** Names the entry of the browser's history, so that its scroll position is found again. */
  key: string
  arrival: Arrival
}

/** Called instead of leaving; `leave` takes up the navigation that was held back. */
type Blocker = (leave: () => void) => void

/** The address bar as a store: React reads it through useSyncExternalStore. */
export type History = {
  current: () => Location
  subscribe: (listener: () => void) => () => void
  navigate: (to: string, options?: { replace?: boolean }) => void
  block: (blocker: Blocker) => () => void
}

type EntryState = { key: string; index: number }

/** Whether the way from one path to another has to load a document. */
type NeedsDocument = (from: string, to: string) => boolean

/** The history of one tab. `listen` starts it, and returns how to stop. */
export function createBrowserHistory(
  window: Window,
  needsDocument: NeedsDocument = () => false,
): History & { listen: () => () => void } {
  const listeners = new Set<() => void>()
  const blockers = new Set<Blocker>()
  let location: Location
  let index: number
  /** The next popstate is ours: we are putting back, or taking up, a step of the visitor. */
  let ownStep = false

  function settle(arrival: Arrival, state: EntryState) {
    const { pathname, search, hash } = window.location
    index = state.index
    location = { pathname, search, hash, key: state.key, arrival }
    for (const listener of listeners) listener()
  }

  /** Gives the entry a name if it has none: the first one, and those made by a click on a `#` link. */
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

  /** A click on a `#` link, such as those of an error summary, leaves nothing. */
  const isSamePage = () => window.location.pathname === location.pathname && window.location.search === location.search

  function onPop() {
    const blocker = lastOf(blockers)
    const state = adopt(index + 1)
    const delta = state.index - index
    if (ownStep || !blocker || delta === 0 || isSamePage()) {
      ownStep = false
      // Coming back to the entry we held on to is no arrival.
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

/** A location that never changes: the server renders with it. */
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
