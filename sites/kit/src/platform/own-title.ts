import { useEffect, useSyncExternalStore } from 'react'

type OwnTitle = {
  /** Replaces the title of the route. */
  title?: string | undefined
  /** Which one it is, after the title: `Rent – Studio des Lilas – BailClair`. */
  detail?: string | undefined
}

const listeners = new Set<() => void>()
const none: OwnTitle = {}
let own = none

function setOwn(changes: OwnTitle) {
  own = { ...own, ...changes }
  for (const listener of listeners) listener()
}

/** While shown: what the address stands for does not exist, or is named by its heading. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    setOwn({ title })
    return () => setOwn({ title: undefined })
  }, [title])
}

/** Tells pages of one route apart. */
export function useTitleDetail(detail: string | undefined): void {
  useEffect(() => {
    setOwn({ detail })
    return () => setOwn({ detail: undefined })
  }, [detail])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTitleOfPage = (): OwnTitle =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => none,
  )
