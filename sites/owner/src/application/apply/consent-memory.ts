import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { appliedMemory } from './applied-memory.ts'

/** In milliseconds. A tab restored a week later must not reuse the consent. */
const keptFor = 24 * 60 * 60 * 1_000

const keyOf = (token: string) => `consent-to-share-${token}`

/**
 * Remembers the consent for one property through sign-in and reload, in this tab only. Who makes an account or a file
 * first is asked again at the end. A consent to an older text does not count.
 */
export const consentMemory = {
  isThere: (token: string): boolean => {
    const kept = tabStorage.find(keyOf(token))
    if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('givenAt' in kept)) return false
    const age = Date.now() - Number(kept.givenAt)
    return kept.version === consentTextVersion && age >= 0 && age < keptFor
  },
  keep: (token: string): void => {
    appliedMemory.forget(token)
    tabStorage.keep(keyOf(token), { version: consentTextVersion, givenAt: Date.now() })
  },
  forget: (token: string): void => void tabStorage.keep(keyOf(token), undefined),
}
