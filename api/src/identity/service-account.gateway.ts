import { z } from 'zod/mini'
import type { Deps } from '#deps.ts'
import type { Outbound } from '#platform/outbound/outbound.ts'
import type { Realm } from '#platform/session.ts'
import { identityUnavailable } from './identity-unavailable.ts'

const clientId = 'bailclair-api'
/** Seconds before its end at which a token is renewed: longer than any call that may still be under way with it. */
const margin = 20

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

/** The token by which the API itself acts in a realm: asked for once, kept while it is good. */
export function createServiceAccount({ clock, config }: Pick<Deps, 'clock' | 'config'>, outbound: Outbound) {
  type Kept = { token: Promise<string>; goodUntil: number }
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
    keep.goodUntil = clock().getTime() + (parsed.expires_in - margin) * 1_000
    return parsed.access_token
  }

  return {
    /** Callers that come while one is being asked for wait for the same. */
    async token(realm: Realm): Promise<string> {
      const known = kept.get(realm)
      if (known && known.goodUntil > clock().getTime()) return known.token
      const fresh: Kept = { token: Promise.resolve(''), goodUntil: Number.POSITIVE_INFINITY }
      fresh.token = ask(realm, fresh)
      kept.set(realm, fresh)
      try {
        return await fresh.token
      } catch (error) {
        if (kept.get(realm) === fresh) kept.delete(realm)
        throw error
      }
    },
    /** The identity server no longer takes it: its keys or our secret changed. */
    forget: (realm: Realm) => void kept.delete(realm),
  }
}
