import { type CryptoKey, importJWK } from 'jose'
import { z } from 'zod/mini'
import type { Deps } from '#deps.ts'
import type { Realm } from '#platform/session.ts'

/** Milliseconds. A token with an unknown key makes us ask again, but strangers cannot make us ask all the time. */
const shortestPause = 5_000
/** Milliseconds after which a key that is no longer published is forgotten, provided that the server answers. */
const longestStay = 10 * 60_000

const publishedKey = z.object({
  kid: z.string(),
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  use: z.exactOptional(z.literal('sig')),
  alg: z.exactOptional(z.literal('RS256')),
})
type PublishedKey = z.output<typeof publishedKey>

/** The public keys of a realm by `kid`, kept through outages of the identity server (quality: no outage logs anyone out). */
export function createRealmKeys(deps: Pick<Deps, 'clock' | 'logger' | 'identity'>, realm: Realm) {
  let keys: ReadonlyMap<string, CryptoKey> = new Map()
  let askedAt = Number.NEGATIVE_INFINITY
  let answeredAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  const refresh = (): Promise<void> => {
    askedAt = deps.clock().getTime()
    asking ??= fetchAll().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function fetchAll() {
    const published = await deps.identity.fetchKeys(realm)
    // encryption keys and algorithms we do not take are published beside the ones we do
    const usable = published.map((key) => publishedKey.safeParse(key).data).filter((key) => key !== undefined)
    keys = new Map((await Promise.all(usable.map(importKey))).flat())
    answeredAt = deps.clock().getTime()
  }

  return {
    /** Undefined when the realm has no such key. Fails with IdentityUnavailable when that cannot be known. */
    async findKey(kid: string): Promise<CryptoKey | undefined> {
      const now = deps.clock().getTime()
      const known = keys.get(kid)
      if (!known) {
        if (now - answeredAt >= shortestPause) await refresh()
        return keys.get(kid)
      }
      if (now - answeredAt >= longestStay && now - askedAt >= shortestPause)
        refresh().catch((err) => deps.logger.warn({ err, realm }, 'the keys of the realm could not be renewed'))
      return known
    },
  }
}

/** One key that cannot be read must not take the others with it. */
async function importKey(key: PublishedKey): Promise<[string, CryptoKey][]> {
  try {
    return [[key.kid, (await importJWK(key, 'RS256')) as CryptoKey]]
  } catch {
    return []
  }
}
