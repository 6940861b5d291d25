import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserHistory, type History } from './history.ts'

/** A fake tab history with asynchronous popstate events; happy-dom has none. */
function createTab(start = '/') {
  const events = new EventTarget()
  let entries: { url: string; state: unknown }[] = [{ url: start, state: null }]
  let at = 0
  const loaded: string[] = []
  const entry = () => entries[at] ?? { url: '/', state: null }
  const url = () => new URL(entry().url, 'http://localhost')
  const history = {
    get state() {
      return entry().state
    },
    pushState: (state: unknown, _: string, to: string) => {
      entries = [...entries.slice(0, at + 1), { url: to, state }]
      at++
    },
    replaceState: (state: unknown, _: string, to = entry().url) => {
      entries[at] = { url: to, state }
    },
    go: (delta: number) => {
      setTimeout(() => {
        if (!entries[at + delta]) return
        at += delta
        events.dispatchEvent(new Event('popstate'))
      })
    },
  }
  return {
    window: {
      history,
      get location() {
        return Object.assign(url(), {
          assign: (to: string) => loaded.push(`assign ${to}`),
          replace: (to: string) => loaded.push(`replace ${to}`),
        })
      },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    } as unknown as Window,
    go: async (delta: number) => {
      history.go(delta)
      await vi.runAllTimersAsync()
    },
    clickHash: (hash: string) => {
      history.pushState(null, '', url().pathname + hash)
      events.dispatchEvent(new Event('popstate'))
    },
    /** True when the browser would ask before closing. */
    close: () => !events.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    address: () => entry().url,
    /** Documents loaded, and how. */
    loaded,
  }
}

let tab: ReturnType<typeof createTab>
let history: History
let stop: () => void
const shown = () => history.current().pathname

beforeEach(() => {
  vi.useFakeTimers()
  tab = createTab()
  const started = createBrowserHistory(tab.window)
  history = started
  stop = started.listen()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('navigation', () => {
  it('pushes, replaces, goes back and notifies listeners', async () => {
    const listener = vi.fn()
    const unsubscribe = history.subscribe(listener)
    history.navigate('/home?sort=rent#top')
    expect(history.current()).toMatchObject({ pathname: '/home', search: '?sort=rent', hash: '#top', arrival: 'push' })
    history.navigate('/contact', { replace: true })
    expect(history.current()).toMatchObject({ pathname: '/contact', arrival: 'replace' })
    await tab.go(-1)
    expect(history.current()).toMatchObject({ pathname: '/', arrival: 'pop' })
    expect(listener).toHaveBeenCalledTimes(3)
    unsubscribe()
    history.navigate('/home')
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('restores the key of an entry', async () => {
    const first = history.current().key
    history.navigate('/home')
    expect(history.current().key).not.toBe(first)
    await tab.go(-1)
    expect(history.current().key).toBe(first)
  })

  it('follows fragment links', () => {
    tab.clickHash('#footer')
    expect(history.current()).toMatchObject({ pathname: '/', hash: '#footer', arrival: 'pop' })
  })
})

describe('a navigation that needs a new document', () => {
  it('loads it, and the page stays what it is until then', () => {
    const separate = createBrowserHistory(tab.window, (from, to) => from !== to && to.startsWith('/secret'))
    const listener = vi.fn()
    separate.subscribe(listener)
    separate.navigate('/secret/1?a=b')
    separate.navigate('/secret/2', { replace: true })
    expect(tab.loaded).toEqual(['assign /secret/1?a=b', 'replace /secret/2'])
    expect([separate.current().pathname, tab.address()]).toEqual(['/', '/'])
    expect(listener).not.toHaveBeenCalled()
    separate.navigate('/home')
    expect(separate.current().pathname).toBe('/home')
  })
})

describe('block', () => {
  const ask = vi.fn<(leave: () => void) => void>()
  beforeEach(() => {
    ask.mockReset()
    history.navigate('/form')
  })

  it('blocks a navigation until the visitor confirms', () => {
    history.block(ask)
    history.navigate('/home')
    expect(shown()).toBe('/form')
    ask.mock.lastCall?.[0]()
    expect(shown()).toBe('/home')
  })

  it('undoes a browser step back and redoes it on confirmation', async () => {
    history.block(ask)
    await tab.go(-1)
    expect([shown(), tab.address()]).toEqual(['/form', '/form'])
    expect(ask).toHaveBeenCalledTimes(1)
    ask.mock.lastCall?.[0]()
    await vi.runAllTimersAsync()
    expect([shown(), tab.address()]).toEqual(['/', '/'])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('undoes a step forward too', async () => {
    history.navigate('/home')
    await tab.go(-1)
    history.block(ask)
    await tab.go(1)
    expect([shown(), tab.address()]).toEqual(['/form', '/form'])
  })

  it('allows fragment links, which the error summary uses', () => {
    history.block(ask)
    tab.clickHash('#email')
    expect(ask).not.toHaveBeenCalled()
    expect(history.current().hash).toBe('#email')
  })

  it('asks before the tab closes while blocking', () => {
    expect(tab.close()).toBe(false)
    const lift = history.block(ask)
    expect(tab.close()).toBe(true)
    lift()
    expect(tab.close()).toBe(false)
    history.navigate('/home')
    expect(shown()).toBe('/home')
  })
})
