import { bytesToBase64Url } from '../site/base64.ts'
import { readCookie, secondsPerDay, writeCookie } from '../site/cookie.ts'

/** Decision 14: beyond, the browser's limit of 4 kB for a cookie would be near. */
const longestEncoding = 200

/**
 * Spec §3 and decision 14: `announcement-closed-` and the message in base64url, or its SHA-256 when that is long, so
 * that each message is closed on its own.
 */
export async function announcementCookieName(message: string): Promise<string> {
  const bytes = new TextEncoder().encode(message)
  const encoded = bytesToBase64Url(bytes)
  if (encoded.length <= longestEncoding) return `announcement-closed-${encoded}`
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return `announcement-closed-${bytesToBase64Url(new Uint8Array(digest))}`
}

/** Spec §2: hidden when the trimmed message is empty or the user closed it. */
export async function isAnnouncementVisible(message: string, cookies: string | undefined): Promise<boolean> {
  if (message.trim() === '') return false
  return !isClosed(await announcementCookieName(message), cookies)
}

/** For whoever knows the name already: the web server looks it up once for each message. */
export const isClosed = (cookieName: string, cookies: string | undefined): boolean =>
  readCookie(cookies, cookieName) === 'true'

/** Spec §3, §9: value true, 1 day, path /. */
export const announcementClosedCookie = async (message: string, { isSecure }: { isSecure: boolean }): Promise<string> =>
  writeCookie({
    name: await announcementCookieName(message),
    value: 'true',
    maxAge: secondsPerDay,
    sameSite: 'Lax',
    secure: isSecure,
  })
