import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'
import type { PublicRealm } from '#platform/session.ts'
import { findAccountByEmail } from './find-account.ts'
import type { NewUser } from './identity-port.ts'

/** Parallel sign-ups with one address take it from each other; the last one wins. */
const mostAttempts = 5

/**
 * A fresh account at the identity server, or undefined when a confirmed one has the e-mail. One that was never
 * confirmed is removed rather than changed: a password, a session or a federation that a stranger tied to it goes with
 * it, and links mailed earlier lead to nothing. Nobody loses anything, because nobody was ever let in (spec §4).
 * If it stops between the two calls, the next attempt finds nothing to remove.
 */
export async function startAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>,
  realm: PublicRealm,
  user: NewUser,
): Promise<string | undefined> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const existing = await findAccountByEmail(deps, realm, user.email)
    if (existing?.emailVerified) return undefined
    if (existing) await deps.identity.deleteUser(realm, existing.id)
    const id = await deps.identity.createUser(realm, user)
    if (id) return id
  }
  throw new AppError('IdentityUnavailable', { retryAfter: 1 })
}
