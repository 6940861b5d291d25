import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps } from '#deps.ts'
import type { ReopenedAccount } from '#identity/create-password.service.ts'
import type { Db } from '#platform/database/db.ts'
import { reopenProfile } from '#rental-file/part/profile.repository.ts'

/** After a password change: ends every session and drops a pending e-mail. */
export async function reopenTenant(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { isFederated, ...account }: ReopenedAccount,
): Promise<{ email: string }> {
  const now = clock()
  await reopenProfile(tx, { ...account, identityFederation: isFederated, now, today: todayInParis(now) })
  return { email: account.email }
}
