import type { Consent } from './consent.rules.ts'

/** `consent`: `CONSENT_MONTHS` (decision 13). `session`: until sign-out. `browser`: until the browser closes. */
export type CookieLife =
  | { unit: 'minute' | 'day' | 'month'; count: number }
  | { unit: 'page' | 'session' | 'browser' | 'consent' }

/** A cookie as the privacy policy and the consent dialog list it. */
export type KnownCookie = {
  /** The whole name, or its beginning: the rest then names the site, the realm or the message. */
  name: string
  isPrefix: boolean
  life: CookieLife
}

const cookie = (name: string, life: CookieLife): KnownCookie => ({ name, isPrefix: false, life })
const cookies = (name: string, life: CookieLife): KnownCookie => ({ name, isPrefix: true, life })

/** The service needs these, so they require no consent. The names of sign-in cookies end with the realm. */
export const mandatoryCookies = {
  lang: cookie('lang', { unit: 'day', count: 365 }),
  theme: cookie('theme', { unit: 'day', count: 365 }),
  consent: cookie('consent', { unit: 'consent' }),
  announcement: cookies('announcement-closed-', { unit: 'day', count: 1 }),
  survey: cookie('survey-closed', { unit: 'day', count: 30 }),
  acquisition: cookie('acquisition', { unit: 'day', count: 1 }),
  session: cookies('AUTH_SESSION_', { unit: 'session' }),
  interaction: cookies('AUTH_INTERACTION_', { unit: 'minute', count: 30 }),
  resume: cookies('AUTH_RESUME_', { unit: 'minute', count: 30 }),
  watched: cookies('KEYCLOAK_SESSION_', { unit: 'browser' }),
  knownBrowser: cookies('AUTH_KNOWN_', { unit: 'day', count: 180 }),
} as const satisfies Record<string, KnownCookie>

/**
 * Set after consent and erased when it is withdrawn. Names and lifetimes are those the providers document, except
 * the last two of analytics: we limit them by `rememberConsentGiven(hours)`, because their default is thirty years.
 */
export const serviceCookies = {
  crisp: {
    chatSession: cookies('crisp-client/session/', { unit: 'month', count: 6 }),
    chatSocket: cookies('crisp-client/socket/', { unit: 'browser' }),
  },
  matomo: {
    visitor: cookies('_pk_id.', { unit: 'month', count: 13 }),
    visit: cookies('_pk_ses.', { unit: 'minute', count: 30 }),
    referrer: cookies('_pk_ref.', { unit: 'month', count: 6 }),
    variables: cookies('_pk_cvar.', { unit: 'minute', count: 30 }),
    recording: cookies('_pk_hsr.', { unit: 'minute', count: 30 }),
    test: cookies('_pk_testcookie', { unit: 'page' }),
    given: cookie('mtm_consent', { unit: 'consent' }),
    removed: cookie('mtm_consent_removed', { unit: 'consent' }),
  },
} as const satisfies Record<keyof Consent, Record<string, KnownCookie>>

/** `written` is a name as `document.cookie` shows it. */
export function isCookie({ name, isPrefix }: KnownCookie, written: string): boolean {
  const decoded = decode(written)
  return isPrefix ? decoded.startsWith(name) : decoded === name
}

/** The chat percent-encodes the slashes in its cookie names. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
