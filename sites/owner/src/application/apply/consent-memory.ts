import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'

/** In milliseconds: a tab that the browser restores next week does not renew an access by itself. */
const keptFor = 24 * 60 * 60 * 1_000

const keyOf = (token: string) => `consent-to-share-${token}`

/**
 * That the applicant ticked the box for this very property: it survives the way through sign-in and a reload, in this
 * tab alone. A box whose text has changed since was another box.
 */
export const consentMemory = {
  isThere: (token: string): boolean => {
    const kept = tabStorage.find(keyOf(token))
    if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('givenAt' in kept)) return false
    const age = Date.now() - Number(kept.givenAt)
    return kept.version === consentTextVersion && age >= 0 && age < keptFor
  },
  keep: (token: string): void => {
    tabStorage.keep(keyOf(token), { version: consentTextVersion, givenAt: Date.now() })
  },
}
