import type { Consent } from './consent.rules.ts'

/** `consent`: as long as the operator keeps a choice (`CONSENT_MONTHS`, decision 13). `session`: until signing out. */
export type CookieLife =
  | { unit: 'minute' | 'day' | 'month'; count: number }
  | { unit: 'page' | 'session' | 'browser' | 'consent' }

/** A cookie as the privacy policy and the consent dialog tell it. */
export type KnownCookie = {
  /** The whole name, or how it begins: then what follows is of the site, of the realm or of the message. */
  name: string
  isPrefix: boolean
  life: CookieLife
}

const cookie = (name: string, life: CookieLife): KnownCookie => ({ name, isPrefix: false, life })
const cookies = (name: string, life: CookieLife): KnownCookie => ({ name, isPrefix: true, life })

/** What the service cannot do without: always accepted (spec §2). Those of sign-in carry the name of the realm. */
export const mandatoryCookies = {
  lang: cookie('lang', { unit: 'day', count: 365 }),
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
 * What a service may set once it was accepted, and what is erased when it no longer is (spec §9: 2 and 8). Names and
 * lives as the providers document them, but for the last two of analytics: asked to remember a choice, it is told for
 * how long (`rememberConsentGiven(hours)`), since by itself it would for thirty years.
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

/** Whether a cookie of this name, as `document.cookie` writes it, is the known one. */
export function isCookie({ name, isPrefix }: KnownCookie, written: string): boolean {
  const decoded = decode(written)
  return isPrefix ? decoded.startsWith(name) : decoded === name
}

/** The chat encodes the slashes of its names. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
