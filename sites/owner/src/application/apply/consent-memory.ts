import { type ConsentScope, consentScopes } from '@bailclair/domain/application/consent-scope.rules.ts'
import { consentTextVersion } from '@bailclair/domain/application/consent-text.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { appliedMemory } from './applied-memory.ts'

/** In milliseconds. A tab restored a week later must not reuse the consent. */
const keptFor = 24 * 60 * 60 * 1_000

const keyOf = (token: string) => `consent-to-share-${token}`

/** What was read and written. Without a scope, it was kept by the release before. */
export type KeptConsent = { scope?: ConsentScope; wish?: string; entryDate?: string }

/**
 * Remembers the consent for one property through sign-in and reload, in this tab only. Who makes an account or a file
 * first is asked again at the end. A consent to an older text does not count.
 */
export const consentMemory = {
  find: (token: string): KeptConsent | undefined => {
    const kept = tabStorage.find(keyOf(token)) as Record<string, unknown> | null | undefined
    if (typeof kept !== 'object' || kept === null || !('givenAt' in kept)) return undefined
    const age = Date.now() - Number(kept['givenAt'])
    if (kept['version'] !== consentTextVersion || !(age >= 0 && age < keptFor)) return undefined
    const scope = consentScopes.find((one) => one === kept['scope'])
    const { wish, entryDate } = kept
    return {
      ...(scope && { scope }),
      ...(typeof wish === 'string' && { wish }),
      ...(typeof entryDate === 'string' && { entryDate }),
    }
  },
  isThere: (token: string): boolean => consentMemory.find(token) !== undefined,
  keep: (token: string, consent: KeptConsent): void => {
    appliedMemory.forget(token)
    tabStorage.keep(keyOf(token), { ...consent, version: consentTextVersion, givenAt: Date.now() })
  },
  forget: (token: string): void => void tabStorage.keep(keyOf(token), undefined),
}
