import { type CookieSite, cookieDomain, readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

/** Spec §3: what the visitor decided for the chat service (crisp) and for audience analytics (matomo). */
export type Consent = { crisp: boolean; matomo: boolean }

/** Spec §9: how many cookies each service sets. */
export const cookiesOfService = { crisp: 2, matomo: 8 } as const satisfies Record<keyof Consent, number>

export const everythingAccepted: Consent = { crisp: true, matomo: true }
export const everythingRejected: Consent = { crisp: false, matomo: false }

/** `invalid` counts as no choice too, and is logged as an error (spec §5, decision 13). */
export type StoredConsent = { kind: 'none' } | { kind: 'invalid' } | { kind: 'choice'; consent: Consent }

/** Reads the choice from a `Cookie` header or `document.cookie`. Absent or JSON `null`: no choice, no error. */
export function storedConsent(cookies: string | undefined): StoredConsent {
  const value = readCookie(cookies, 'consent')
  if (value === undefined) return { kind: 'none' }
  const record = parseJson(value)
  if (record === null) return { kind: 'none' }
  return isConsent(record) ? { kind: 'choice', consent: pick(record) } : { kind: 'invalid' }
}

/**
 * Spec §9: 1 year, secure, SameSite Strict, scoped to the product's domain, path /. `CONSENT_MONTHS` may shorten the
 * year (decision 13). Browsers take Secure cookies from http://localhost.
 */
export const consentCookie = (consent: Consent, { domain, months }: Pick<CookieSite, 'domain'> & { months: number }) =>
  writeCookie({
    name: 'consent',
    value: JSON.stringify(pick(consent)),
    maxAge: Math.round((365 * months) / 12) * secondsPerDay,
    sameSite: 'Strict',
    secure: true,
    domain: cookieDomain(domain),
  })

/**
 * Where the radios of the modal start (spec §2): the stored choice, else accept; unset when the operator follows the
 * regulator's stricter practice (`CONSENT_PRESET=none`, decision 13).
 */
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
