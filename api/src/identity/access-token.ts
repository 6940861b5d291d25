import { AppError } from '@bailclair/domain/contract/errors.ts'
import { email } from '@bailclair/domain/identity/email.schema.ts'
import { clockSkewSeconds } from '@bailclair/domain/identity/recent-sign-in.rules.ts'
import { twoFactors } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import { type CryptoKey, errors, jwtVerify } from 'jose'
import { z } from 'zod/mini'
import type { Deps } from '#deps.ts'
import { issuerOf, type Realm, type Session } from '#platform/session.ts'
import { clientOf } from './identity-port.ts'
import { createRealmKeys } from './realm-keys.ts'
import { createTokenMemory, isTimely } from './token-memory.ts'

const text = z.string().check(z.minLength(1), z.maxLength(255))
const optionalText = z.catch(z.optional(text), undefined)

/**
 * jose checks issuer, audience and expiry; this checks the rest. ID and refresh tokens have the same keys and differ by
 * `typ`; `azp` is the application that the token was issued to.
 */
const claimsOf = (realm: Realm) =>
  z.object({
    typ: z.literal('Bearer'),
    azp: z.literal(clientOf[realm]),
    sub: text,
    sid: text,
    email,
    email_verified: z.boolean(),
    given_name: optionalText,
    family_name: optionalText,
    identity_provider: optionalText,
    /** Roles in the form that Keycloak uses. */
    realm_access: z.catch(z.object({ roles: z.array(z.string()) }), { roles: [] }),
    iat: z.number(),
    auth_time: z.optional(z.number()),
    acr: optionalText,
  })

export type TokenSession = Session & { roles: readonly string[] }

/**
 * Rejects with NotSignedIn unless the bearer is an access token of the realm for its own application. Whether its
 * session has ended is asked of the database at each call.
 */
export function createTokenVerifier(deps: Pick<Deps, 'clock' | 'config' | 'logger' | 'identity'>, realm: Realm) {
  const issuer = issuerOf(deps.config, realm)
  const keys = createRealmKeys(deps, realm)
  const claims = claimsOf(realm)

  const memory = createTokenMemory<TokenSession>()
  const limits = { skewSeconds: clockSkewSeconds, maxAgeSeconds: deps.config.ACCESS_TOKEN_SECONDS }

  return async (bearer: string): Promise<TokenSession> => {
    const tokenHash = memory.hashOf(bearer)
    const known = memory.find(tokenHash)
    // keys are imported anew when they are fetched: what one of the former keys has signed is checked again
    if (known && (await keys.findKey(known.kid)) === known.key && isTimely(known.times, deps.clock(), limits))
      return known.content
    if (known) memory.forget(tokenHash)
    return verifyAndRemember(bearer, tokenHash)
  }

  async function verifyAndRemember(bearer: string, tokenHash: string): Promise<TokenSession> {
    const { payload, kid, key } = await verify(bearer)
    const { success, data, error } = claims.safeParse(payload)
    if (!success) throw new AppError('NotSignedIn', { cause: error })
    // nobody is signed in before their e-mail is confirmed, also through the federation
    if (!data.email_verified) throw new AppError('EmailNotVerified')
    // whatever the identity server: a password alone opens no identity papers
    if (realm === 'staff' && data.acr !== twoFactors) throw new AppError('SecondFactorRequired')
    const content: TokenSession = {
      issuer,
      subject: data.sub,
      sid: data.sid,
      email: data.email,
      firstName: data.given_name,
      lastName: data.family_name,
      isFederated: data.identity_provider !== undefined,
      roles: data.realm_access.roles,
      // a refreshed token keeps the start of its session
      startedAt: new Date((data.auth_time ?? data.iat) * 1_000),
      authenticatedAt: data.auth_time === undefined ? undefined : new Date(data.auth_time * 1_000),
    }
    const times = { iat: data.iat, exp: payload.exp as number, nbf: payload.nbf }
    memory.remember(tokenHash, { content: Object.freeze(content), kid, key, times })
    return content
  }

  async function verify(bearer: string) {
    let used: { kid: string; key: CryptoKey } | undefined
    const getKey = async ({ kid }: { kid?: string }): Promise<CryptoKey> => {
      const key = kid === undefined ? undefined : await keys.findKey(kid)
      if (kid === undefined || !key) throw new errors.JWKSNoMatchingKey()
      used = { kid, key }
      return key
    }
    try {
      const { payload } = await jwtVerify(bearer, getKey, {
        issuer,
        audience: `${realm}-api`,
        algorithms: ['RS256'],
        clockTolerance: clockSkewSeconds,
        currentDate: deps.clock(),
        // whatever `exp` says: a stolen key must not make tokens that last
        maxTokenAge: deps.config.ACCESS_TOKEN_SECONDS,
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      return { payload, ...(used as { kid: string; key: CryptoKey }) }
    } catch (cause) {
      // an outage of the identity server says nothing about the token
      if (cause instanceof AppError) throw cause
      throw new AppError('NotSignedIn', { cause })
    }
  }
}
