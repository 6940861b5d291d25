import { type CookieSite, cookieDomain, readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

/** The visitor's choice for the chat service (crisp) and audience analytics (matomo). */
export type Consent = { crisp: boolean; matomo: boolean }

export const cookieCountOfService = { crisp: 2, matomo: 8 } as const satisfies Record<keyof Consent, number>

export const everythingAccepted: Consent = { crisp: true, matomo: true }
export const everythingRejected: Consent = { crisp: false, matomo: false }

/** `invalid` counts as no choice too, and is logged as an error (decision 13). */
export type StoredConsent = { kind: 'none' } | { kind: 'invalid' } | { kind: 'choice'; consent: Consent }

/** Reads a `Cookie` header or `document.cookie`. An absent cookie or JSON `null` is no choice and no error. */
export function storedConsent(cookies: string | undefined): StoredConsent {
  const value = readCookie(cookies, 'consent')
  if (value === undefined) return { kind: 'none' }
  const record = parseJson(value)
  if (record === null) return { kind: 'none' }
  return isConsent(record) ? { kind: 'choice', consent: pick(record) } : { kind: 'invalid' }
}

/** Lasts one year, or `CONSENT_MONTHS` (decision 13). */
export const consentCookie = (consent: Consent, { domain, isSecure, months }: CookieSite & { months: number }) =>
  writeCookie({
    name: 'consent',
    value: JSON.stringify(pick(consent)),
    maxAge: Math.round((365 * months) / 12) * secondsPerDay,
    sameSite: 'Strict',
    secure: isSecure,
    domain: cookieDomain(domain),
  })

/** The initial radios of the dialog. `CONSENT_PRESET=none` leaves them unset, as the regulator asks (decision 13). */
export function initialChoices(stored: StoredConsent, preset: 'accept' | 'none'): Partial<Consent> {
  if (stored.kind === 'choice') return stored.consent
  return preset === 'accept' ? everythingAccepted : {}
}

const pick = ({ crisp, matomo }: Consent): Consent => ({ crisp, matomo })

function isConsent(record: unknown): record is Consent {
  if (typeof record !== 'object' || record === null) return false
  return ['crisp', 'matomo'].every((service) => typeof Reflect.get(record, service) === 'boolean')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
