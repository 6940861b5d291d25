import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import { readCookie, secondsPerDay } from '@bailclair/domain/site/cookie.ts'
import type { Config } from '#platform/config/environment.ts'
import { cookieNames, isSecure } from '#realm/cookies.ts'
import type { RealmDefinition } from '#realm/realm-definition.ts'
import type { RealmName } from '#realm/realm-names.ts'

/**
 * OWASP device cookies: a browser that an account signed in from has its own count of failures, so that guessing from
 * elsewhere does not slow the owner down. The cookie gives no access.
 */
const lifetimeSeconds = 180 * secondsPerDay

type Settings = Pick<Config, 'PSEUDONYM_KEY' | 'IDENTITY_URL'>

const seal = ({ PSEUDONYM_KEY }: Pick<Config, 'PSEUDONYM_KEY'>, realm: RealmName, email: string, id: string) =>
  createHmac('sha256', PSEUDONYM_KEY)
    .update(JSON.stringify(['known browser', realm, canonicalEmail(email), id]))
    .digest()

/** `Set-Cookie` after a successful sign-in. */
export function knownBrowserCookie(config: Settings, { name, path }: RealmDefinition, email: string): string {
  const id = randomBytes(16).toString('base64url')
  const value = `${id}.${seal(config, name, email, id).toString('base64url')}`
  const attributes = [`Max-Age=${lifetimeSeconds}`, `Path=${path}/login-actions`, 'HttpOnly', 'SameSite=Lax']
  return [
    `${cookieNames(name, config.IDENTITY_URL).knownBrowser}=${value}`,
    ...attributes,
    ...(isSecure(config) ? ['Secure'] : []),
  ].join('; ')
}

/** The id of the browser, if this account signed in from it. */
export function readKnownBrowser(
  config: Settings,
  realm: RealmName,
  email: string,
  cookies: string | undefined,
): string | undefined {
  const [id = '', given = ''] =
    readCookie(cookies, cookieNames(realm, config.IDENTITY_URL).knownBrowser)?.split('.') ?? []
  const bytes = Buffer.from(given, 'base64url')
  const expected = seal(config, realm, email, id)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : undefined
}
