import { tabStorage } from '#platform/tab-storage.ts'

const storageKey = 'person'

/** Remembers by its subject whose input this tab keeps. Somebody else who signs in must not find it. */
export function arriveInTab(subject: string | undefined): void {
  const before = tabStorage.find(storageKey)
  if (before !== undefined && before !== subject) tabStorage.clear()
  tabStorage.keep(storageKey, subject)
}

/** Somebody was signed in here and has not signed out, which clears the storage. */
export const wasSignedInHere = (): boolean => tabStorage.find(storageKey) !== undefined
