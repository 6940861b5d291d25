import { tabStorage } from '#platform/tab-storage.ts'
import type { Location } from './history.ts'

const storageKey = 'scroll-positions'

/** Where the visitor had scrolled to, for each entry of the history of the tab. */
export function createScrollMemory() {
  const positions = new Map(tabStorage.find(storageKey) as [string, number][] | undefined)
  let key: string | undefined

  const remember = () => {
    if (key !== undefined) positions.set(key, window.scrollY)
  }
  const keep = () => {
    // A reload, or a return from another site, is the browser's to restore: the page comes whole from the server.
    window.history.scrollRestoration = 'auto'
    tabStorage.keep(storageKey, [...positions])
  }
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }

  return {
    listen: () => {
      takeOver()
      window.addEventListener('scroll', remember, { passive: true })
      window.addEventListener('pagehide', keep)
      window.addEventListener('pageshow', takeOver)
      return () => {
        window.removeEventListener('scroll', remember)
        window.removeEventListener('pagehide', keep)
        window.removeEventListener('pageshow', takeOver)
      }
    },
    /** The entry on the screen: its position is the one remembered from now on. */
    enter: ({ key: entered }: Location) => {
      key = entered
    },
    /** Back and forward return to where they were; any other way in starts at the top. */
    positionOf: ({ key, arrival }: Location): number => (arrival === 'pop' ? (positions.get(key) ?? 0) : 0),
  }
}
