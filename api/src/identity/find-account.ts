import type { Deps } from '#deps.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import type { IdentityUser } from './identity-port.ts'
import { hasTombstone } from './session.repository.ts'

/**
 * An account that was deleted here, but not yet at the identity server, does not count: it is removed now, so its
 * e-mail is free and nothing can be linked to it.
 */
export async function findAccountByEmail(
  { db, clock, config, identity }: Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>,
  realm: PublicRealm,
  email: string,
): Promise<IdentityUser | undefined> {
  const user = await identity.findUserByEmail(realm, email)
  if (!user) return undefined
  const subjectHash = pseudonymOf(config, 'tombstone', { issuer: issuerOf(config, realm), subject: user.id })
  if (!(await hasTombstone(db, subjectHash, clock()))) return user
  await identity.deleteUser(realm, user.id)
  return undefined
}
