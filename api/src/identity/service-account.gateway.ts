import { z } from 'zod/mini'
import type { Deps } from '#deps.ts'
import type { Outbound } from '#platform/outbound/outbound.ts'
import type { Realm } from '#platform/session.ts'
import { identityUnavailable } from './identity-unavailable.ts'

const clientId = 'bailclair-api'
/** Tokens are renewed this long before they expire: longer than any call that uses one. */
const renewBeforeSeconds = 20

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

/** The access token of the API's service account in a realm, cached until shortly before it expires. */
export function createServiceAccount({ clock, config }: Pick<Deps, 'clock' | 'config'>, outbound: Outbound) {
  type Kept = { token: Promise<string>; validUntil: number }
  const kept = new Map<Realm, Kept>()

  async function ask(realm: Realm, keep: Kept): Promise<string> {
    const answer = await outbound.call({
      method: 'POST',
      path: ['realms', realm, 'protocol', 'openid-connect', 'token'],
      body: {
        form: {
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: config.BAILCLAIR_API_CLIENT_SECRET,
        },
      },
    })
    const parsed = answer.ok ? tokenAnswer.safeParse(answer.body).data : undefined
    if (!parsed) throw identityUnavailable(answer)
    keep.validUntil = clock().getTime() + (parsed.expires_in - renewBeforeSeconds) * 1_000
    return parsed.access_token
  }

  return {
    /** Parallel callers share one request. */
    async token(realm: Realm): Promise<string> {
      const known = kept.get(realm)
      if (known && known.validUntil > clock().getTime()) return known.token
      const fresh: Kept = { token: Promise.resolve(''), validUntil: Number.POSITIVE_INFINITY }
      fresh.token = ask(realm, fresh)
      kept.set(realm, fresh)
      try {
        return await fresh.token
      } catch (error) {
        if (kept.get(realm) === fresh) kept.delete(realm)
        throw error
      }
    },
    /** Call when the identity server refuses the token, because its keys or our secret changed. */
    forget: (realm: Realm) => void kept.delete(realm),
  }
}
