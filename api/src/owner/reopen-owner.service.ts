import type { Deps } from '#deps.ts'
import type { ReopenedAccount } from '#identity/create-password.service.ts'
import type { Db } from '#platform/database/db.ts'
import { reopen } from './owner.repository.ts'
import { type OwnerAnswer, toOwner } from './to-owner.ts'

/** After a password change: all earlier sessions end, and a pending e-mail is dropped. */
export async function reopenOwner(
  deps: Pick<Deps, 'db' | 'clock' | 'tokens'>,
  tx: Db,
  { isFederated, ...account }: ReopenedAccount,
): Promise<OwnerAnswer> {
  const owner = await reopen(tx, { ...account, identityFederation: isFederated, now: deps.clock() })
  return toOwner(deps, owner)
}
