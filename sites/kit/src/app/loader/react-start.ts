import { hydrationDone, hydrationStarts } from '#platform/hydration.ts'
import { showKnown, showNotice } from './notice.ts'
import type { StartData } from './start-data.ts'

/** `asked`: somebody waits for it. `idle`: nobody does, so a failure stays silent. */
export type Reason = 'asked' | 'idle'

export type ReactStart = {
  bring: (reason: Reason) => void
  /** React is loading. */
  isWanted: () => boolean
  /** A click that only React handles: done once, after hydration. */
  replayLater: (pressed: HTMLElement) => void
  /** Loads the scripts into the cache, for the page that a link leads to. */
  prefetch: () => void
}

type Browser = {
  /** The whole HTML is there. */
  ready: Promise<unknown>
  /** `import()`, which tests replace. */
  importEntry: (entry: string) => Promise<unknown>
  /** React handles events from now on. */
  onTakeOver: () => void
}

export function createReactStart(data: () => StartData, { ready, importEntry, onTakeOver }: Browser): ReactStart {
  const pressed = new Set<HTMLElement>()
  let isLoading = false
  let isAsked = false
  // Prefetches in Chromium, which alone has USB: Firefox holds a prefetch against default-src, which allows nothing, and
  // logs an error for each file.
  let isPrefetched = !('usb' in navigator)

  async function load() {
    showNotice('')
    await ready
    // Firefox cancels what a page loads when it begins to leave it: not a failure to speak of.
    window.onbeforeunload = () => {
      isAsked = false
    }
    try {
      const { entry, scripts, styles } = data()
      // Preloaded, because a browser may remember a failed import and never ask again.
      await Promise.all([
        ...scripts.map((href) => addLink({ rel: 'preload', as: 'script', crossOrigin: '', href })),
        ...styles.map((href) => addLink({ rel: 'stylesheet', href })),
      ])
      await importEntry(entry)
    } catch {
      isLoading = false
      if (isAsked) fail()
    }
    window.onbeforeunload = null
  }

  function fail() {
    isAsked = false
    showKnown('failure')
    const links = release().filter((element) => element instanceof HTMLAnchorElement)
    for (const link of links) window.location.assign(link.href)
    for (const button of document.querySelectorAll('[type="submit"][aria-busy]')) button.removeAttribute('aria-busy')
  }

  function release(): HTMLElement[] {
    const released = [...pressed]
    pressed.clear()
    for (const element of released) element.removeAttribute('aria-busy')
    return released
  }

  document.addEventListener(hydrationStarts, onTakeOver, { once: true })
  document.addEventListener(
    hydrationDone,
    () => {
      for (const element of release()) if (element.isConnected) element.click()
    },
    { once: true },
  )

  const bring = (reason: Reason) => {
    isAsked ||= reason === 'asked'
    // Nobody waits: again when the network is back.
    if (isLoading || (reason === 'idle' && !navigator.onLine)) return
    isLoading = true
    void load()
  }
  return {
    bring,
    isWanted: () => isLoading,
    replayLater: (element) => {
      pressed.add(element)
      element.setAttribute('aria-busy', 'true')
      bring('asked')
    },
    prefetch: () => {
      if (isPrefetched || isLoading) return
      isPrefetched = true
      for (const href of data().scripts) addLink({ rel: 'prefetch', as: 'script', href }).catch(() => undefined)
    },
  }
}

/** Resolves when the file is there. */
function addLink(attributes: Partial<HTMLLinkElement>): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), attributes)
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(link)
    }
    document.head.append(link)
  })
}
