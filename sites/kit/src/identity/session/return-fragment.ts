import { tabStorage } from '#platform/tab-storage.ts'

const storageKey = 'wanted-address'

/**
 * The part of a page that a link asked for (`/proprietaire#notifications`). An address to come back to has none (RFC 6749,
 * 3.1.2), since the identity server answers in that place: it waits in this tab for whoever comes back signed in.
 */
export const returnFragment = {
  keep: ({ pathname, search, hash }: URL): void => {
    tabStorage.keep(storageKey, isName(hash) ? { page: `${pathname}${search}`, hash } : undefined)
  },
  restore: (): void => {
    const wanted = tabStorage.find(storageKey) as { page: string; hash: string } | undefined
    tabStorage.keep(storageKey, undefined)
    const { pathname, search } = window.location
    // Whoever went elsewhere meanwhile stays there.
    if (wanted?.page === `${pathname}${search}`) window.history.replaceState(window.history.state, '', wanted.hash)
  },
}

/** Not an answer of the identity server that was left in the address. */
const isName = (hash: string) => /^#[\w-]+$/.test(hash)
