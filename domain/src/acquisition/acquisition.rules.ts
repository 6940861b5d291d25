import { base64ToText, textToBase64 } from '../site/base64.ts'
import { type CookieSite, cookieDomain, readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

const fields = ['campaign', 'source', 'medium'] as const
/** Spec §3: where a visitor comes from, as the campaign link says. */
export type Acquisition = Partial<Record<(typeof fields)[number], string>>

/** The spellings of campaign trackers, then our own; the first one present wins. */
const prefixes = ['utm_', 'mtm_', '']
/** Contract, `GET owner/profile`: longer values are ignored. */
const longestValue = 128

/** What the query parameters of a page, or of `GET owner/profile`, say of a campaign. */
export const acquisitionOfQuery = (query: URLSearchParams): Acquisition | undefined =>
  keep((field) => prefixes.map((prefix) => query.get(prefix + field)).find(isUsable))

/** The cookie `acquisition` of an earlier page; anything unreadable is nothing. */
export function storedAcquisition(cookies: string | undefined): Acquisition | undefined {
  const record = parseRecord(base64ToText(readCookie(cookies, 'acquisition') ?? ''))
  return keep((field) => record.get(field))
}

/** Spec §3, §9: JSON, base64-encoded, for 1 day. */
export const acquisitionCookie = (acquisition: Acquisition, site: CookieSite): string =>
  cookie(textToBase64(JSON.stringify(acquisition)), secondsPerDay, site)

/** Spec §7: the cookie is deleted once the profile call has carried it. */
export const erasedAcquisitionCookie = (site: CookieSite): string => cookie('', 0, site)

const cookie = (value: string, maxAge: number, site: CookieSite) =>
  writeCookie({
    name: 'acquisition',
    value,
    maxAge,
    sameSite: 'Lax',
    secure: site.isSecure,
    domain: cookieDomain(site.domain),
  })

const isUsable = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longestValue && !/[\p{Cc}\p{Cs}]/u.test(value)

function keep(read: (field: keyof Acquisition) => unknown): Acquisition | undefined {
  const found = fields.map((field) => [field, read(field)] as const).filter(([, value]) => isUsable(value))
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function parseRecord(json: string | undefined): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(json ?? '') ?? {}))
  } catch {
    return new Map()
  }
}
