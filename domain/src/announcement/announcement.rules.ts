import { bytesToBase64Url } from '../site/base64.ts'
import { readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

/** Characters (decision 14): browsers refuse cookies above 4 kB. */
const maxEncodedLength = 200

/** The name contains the message or its SHA-256, so each message is closed separately (decision 14). */
export async function announcementCookieName(message: string): Promise<string> {
  const bytes = new TextEncoder().encode(message)
  const encoded = bytesToBase64Url(bytes)
  if (encoded.length <= maxEncodedLength) return `announcement-closed-${encoded}`
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return `announcement-closed-${bytesToBase64Url(new Uint8Array(digest))}`
}

export async function isAnnouncementVisible(message: string, cookies: string | undefined): Promise<boolean> {
  if (message.trim() === '') return false
  return !isAnnouncementClosed(await announcementCookieName(message), cookies)
}

/** Takes the cookie name, because the web server computes it once per message. */
export const isAnnouncementClosed = (cookieName: string, cookies: string | undefined): boolean =>
  readCookie(cookies, cookieName) === 'true'

export const announcementClosedCookie = async (message: string, { isSecure }: { isSecure: boolean }): Promise<string> =>
  writeCookie({
    name: await announcementCookieName(message),
    value: 'true',
    maxAge: secondsPerDay,
    sameSite: 'Lax',
    secure: isSecure,
  })
