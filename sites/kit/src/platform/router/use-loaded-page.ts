import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { History, Location } from './history.ts'

/** A page that is ready to be shown, at its address. */
export type Screen<Page> = { location: Location; page: Page }

type Pages<Page> = {
  /** The page when its code is already here: then nothing waits. */
  find: (pathname: string) => Page | undefined
  load: (pathname: string) => Promise<Page>
}

/** Waits shorter than this show nothing (design, behaviour). In milliseconds. */
const pendingDelay = 300

type Progress = 'idle' | 'pending' | 'failed'

/**
 * The screen that belongs to the address. While the code of the next page is on its way the last one stays, and after
 * a moment `pending` says so; `failed` when it did not come.
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
