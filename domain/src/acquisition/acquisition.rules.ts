import { base64ToText, textToBase64 } from '../site/base64.ts'
import { type CookieSite, cookieDomain, readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

const fields = ['campaign', 'source', 'medium'] as const
/** Which campaign brought the visitor (decision 13). */
export type Acquisition = Partial<Record<(typeof fields)[number], string>>

/** Spellings of Google Analytics and Matomo, then ours. The first one present wins. */
const prefixes = ['utm_', 'mtm_', '']
/** `GET owner/profile` ignores longer values too. */
const maxValueLength = 128

/** Reads the query parameters of a page or of `GET owner/profile`. */
export const acquisitionOfQuery = (query: URLSearchParams): Acquisition | undefined =>
  pickUsable((field) => prefixes.map((prefix) => query.get(prefix + field)).find(isUsable))

/** Reads the cookie that an earlier page set. An unreadable cookie counts as absent. */
export function storedAcquisition(cookies: string | undefined): Acquisition | undefined {
  const record = parseRecord(base64ToText(readCookie(cookies, 'acquisition') ?? ''))
  return pickUsable((field) => record.get(field))
}

/** JSON in base64, kept for one day (decision 13). */
export const acquisitionCookie = (acquisition: Acquisition, site: CookieSite): string =>
  cookie(textToBase64(JSON.stringify(acquisition)), secondsPerDay, site)

/** The first profile call sends the values; then the cookie is deleted. */
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
  typeof value === 'string' && value.trim() !== '' && value.length <= maxValueLength && !/[\p{Cc}\p{Cs}]/u.test(value)

function pickUsable(read: (field: keyof Acquisition) => unknown): Acquisition | undefined {
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
