import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { History, Location } from './history.ts'

/** A loaded page and its location. */
export type Screen<Page> = { location: Location; page: Page }

type Pages<Page> = {
  /** Only when the page's code is already loaded. */
  find: (pathname: string) => Page | undefined
  load: (pathname: string) => Promise<Page>
}

/** In milliseconds: shorter waits show nothing. */
const pendingDelay = 300

type Progress = 'idle' | 'pending' | 'failed'

/**
 * The page for the address. The previous page stays while code loads; `pending` after a moment, `failed` when loading
 * failed.
 */
export function useLoadedPage<Page>(history: History, initial: Screen<Page>, pages: Pages<Page>) {
  const location = useSyncExternalStore(history.subscribe, history.current, () => initial.location)
  const [screen, setScreen] = useState(initial)
  const [progress, setProgress] = useState<Progress>('idle')
  const shownLocation = screen.location

  useLayoutEffect(() => {
    if (location === shownLocation) return
    let isWanted = true
    const arrive = (page: Page) => {
      if (!isWanted) return
      setScreen({ location, page })
      setProgress('idle')
    }
    const fail = () => isWanted && setProgress('failed')

    const ready = pages.find(location.pathname)
    if (ready) {
      arrive(ready)
      return
    }
    setProgress('idle')
    const timer = setTimeout(() => setProgress('pending'), pendingDelay)
    pages
      .load(location.pathname)
      .then(arrive, fail)
      .finally(() => clearTimeout(timer))
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [location, shownLocation, pages])

  return { screen, progress }
}
