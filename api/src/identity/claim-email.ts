import type { Deps } from '#deps.ts'
import type { PublicRealm } from '#platform/session.ts'
import { findAccountByEmail } from './find-account.ts'
import type { IdentityUser } from './identity-port.ts'

/**
 * Makes a proved address the account's own at the identity server, which keeps addresses unique: of parallel callers
 * one gets it. Somebody who has it without proof loses it.
 */
export async function claimEmail(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'identity'>,
  realm: PublicRealm,
  user: IdentityUser,
  proved: { email: string; enabled?: true },
): Promise<'done' | 'missing' | 'taken'> {
  const holder = await findAccountByEmail(deps, realm, proved.email)
  if (holder && holder.id !== user.id) {
    if (holder.emailVerified) return 'taken'
    await deps.identity.deleteUser(realm, holder.id)
  }
  return deps.identity.updateUser(realm, user, { ...proved, emailVerified: true })
}
