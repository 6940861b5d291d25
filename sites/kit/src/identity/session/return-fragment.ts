import { tabStorage } from '#platform/tab-storage.ts'

const storageKey = 'wanted-address'

/**
 * Keeps the fragment of a link (`/proprietaire#notifications`) in this tab during sign-in. A redirect URI must not have
 * one (RFC 6749, 3.1.2): the identity server puts its answer there.
 */
export const returnFragment = {
  keep: ({ pathname, search, hash }: URL): void => {
    tabStorage.keep(storageKey, isName(hash) ? { page: `${pathname}${search}`, hash } : undefined)
  },
  restore: (): void => {
    const wanted = tabStorage.find(storageKey) as { page: string; hash: string } | undefined
    tabStorage.keep(storageKey, undefined)
    const { pathname, search } = window.location
    // Not when the visitor is on another page by now.
    if (wanted?.page === `${pathname}${search}`) window.history.replaceState(window.history.state, '', wanted.hash)
  },
}

/** Excludes an answer of the identity server left in the URL. */
const isName = (hash: string) => /^#[\w-]+$/.test(hash)
