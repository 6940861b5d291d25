import {
  type Consent,
  consentCookie,
  type StoredConsent,
  storedConsent,
} from '@bailclair/domain/cookie-consent/consent.rules.ts'
import { isAnyRegistered } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { cookieSiteOf } from '@bailclair/domain/site/cookie.ts'
import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import { logError, logWarning } from '@bailclair/site-kit/platform/log.ts'
import { useSyncExternalStore } from 'react'

const askers = new Set<() => void>()
/** Pressed while the page was being hydrated, before anybody could show the settings. */
let isWaiting = false

/** Opens the cookie settings from anywhere. */
export function openConsentModal(): void {
  isWaiting = askers.size === 0
  for (const show of askers) show()
}

/** Returns an unsubscribe function. */
export function onConsentModalAsked(show: () => void): () => void {
  askers.add(show)
  if (isWaiting) openConsentModal()
  return () => askers.delete(show)
}

const listeners = new Set<() => void>()
let current: StoredConsent | undefined

/** Read from the cookie once. An invalid cookie counts as no choice and is logged (decision 13). */
function currentConsent(): StoredConsent {
  if (current) return current
  current = storedConsent(document.cookie)
  if (current.kind === 'invalid') logError('The consent cookie is invalid')
  return current
}

/** Stores the choice and notifies subscribers. Does nothing without a configured service. */
export function saveConsent(consent: Consent, config: SiteConfig): void {
  if (!isAnyRegistered(config)) logWarning('ConsentService was not registered')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = consentCookie(consent, { ...cookieSiteOf(window.location), months: config.consent.months })
  current = { kind: 'choice', consent }
  for (const listener of listeners) listener()
}

/** For tests: read the cookie again. */
export const forgetConsent = (): void => {
  current = undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined on the server and during hydration, so that no banner shows too early. */
export const useConsent = (): StoredConsent | undefined =>
  useSyncExternalStore<StoredConsent | undefined>(subscribe, currentConsent, () => undefined)
