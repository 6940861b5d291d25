import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the HTML of the server is taken over: that render must be equal to the server's. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
