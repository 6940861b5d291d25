import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { forgetIntentsBy } from '#share-link/intent.service.ts'
import { findAccountByEmail } from './find-account.ts'
import type { NewUser } from './identity-port.ts'

/** Parallel callers with one address replace each other; the last one wins. */
const maxAttempts = 5

/**
 * Undefined when a confirmed account has the e-mail. An unconfirmed one is removed instead of changed, so a password,
 * session or federated identity that a stranger linked goes too. Nobody was ever signed in to it.
 */
export async function startAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>,
  realm: PublicRealm,
  user: NewUser,
): Promise<string | undefined> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const existing = await findAccountByEmail(deps, realm, user.email)
    if (existing?.emailVerified) return undefined
    if (existing) {
      await deps.identity.deleteUser(realm, existing.id)
      await forgetIntentsBy(deps.db, { issuer: issuerOf(deps.config, realm), subject: existing.id })
    }
    const id = await deps.identity.createUser(realm, user)
    if (id) return id
  }
  throw new AppError('IdentityUnavailable', { retryAfter: 1 })
}
