import { tabStorage } from '#platform/tab-storage.ts'
import type { Location } from './history.ts'

const storageKey = 'scroll-positions'

/** Scroll positions by history entry. */
export function createScrollMemory() {
  const positions = new Map(tabStorage.find(storageKey) as [string, number][] | undefined)
  let key: string | undefined

  const remember = () => {
    if (key !== undefined) positions.set(key, window.scrollY)
  }
  const keep = () => {
    // After a reload or a return from another site the browser restores: the page comes complete from the server.
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
    /** Starts to remember the position of this entry. */
    enter: ({ key: entered }: Location) => {
      key = entered
    },
    /** Back and forward restore the position; other navigations start at the top. */
    positionOf: ({ key, arrival }: Location): number => (arrival === 'pop' ? (positions.get(key) ?? 0) : 0),
  }
}
