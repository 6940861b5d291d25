import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let ownTitle: string | undefined

function setOwnTitle(title: string | undefined) {
  ownTitle = title
  for (const listener of listeners) listener()
}

/** Replaces the title of the route while shown: what the address stands for does not exist. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    setOwnTitle(title)
    return () => setOwnTitle(undefined)
  }, [title])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTitleOfPage = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => ownTitle,
    () => undefined,
  )
