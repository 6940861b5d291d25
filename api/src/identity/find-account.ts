import type { Deps } from '#deps.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import type { IdentityUser } from './identity-port.ts'
import { hasTombstone } from './session.repository.ts'

/**
 * The account that has an e-mail. One deleted here, of which the identity server was not told yet, is no account: it is
 * removed on the way, so that its e-mail is free and nothing can be tied to it again.
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
