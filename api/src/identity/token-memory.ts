import { hash } from 'node:crypto'
import type { CryptoKey } from 'jose'

/** Moments of a token, in seconds. */
export type TokenTimes = { iat: number; exp: number; nbf?: number | undefined }

type Remembered<Content> = { content: Content; kid: string; key: CryptoKey; times: TokenTimes }

/** About 1 kB each. All tokens of a realm last equally long, so the oldest is the first to expire. */
const mostRemembered = 10_000

/** Tokens whose signature was checked, by their hash: the tokens themselves are not kept (decision 217). */
export function createTokenMemory<Content>(most = mostRemembered) {
  const known = new Map<string, Remembered<Content>>()
  return {
    hashOf: (bearer: string): string => hash('sha256', bearer, 'base64url'),
    find: (tokenHash: string): Remembered<Content> | undefined => known.get(tokenHash),
    remember(tokenHash: string, token: Remembered<Content>) {
      const [oldest] = known.size >= most ? known.keys() : []
      if (oldest !== undefined) known.delete(oldest)
      known.set(tokenHash, token)
    },
    forget: (tokenHash: string): void => void known.delete(tokenHash),
  }
}

type Limits = { skewSeconds: number; maxAgeSeconds: number }

/** The rules of `jwtVerify` for the moments of a token, which change while it is remembered. */
export function isTimely({ iat, exp, nbf }: TokenTimes, now: Date, { skewSeconds, maxAgeSeconds }: Limits): boolean {
  const seconds = Math.floor(now.getTime() / 1_000)
  const age = seconds - iat
  return (
    exp > seconds - skewSeconds &&
    (nbf === undefined || nbf <= seconds + skewSeconds) &&
    age - skewSeconds <= maxAgeSeconds &&
    age >= -skewSeconds
  )
}
