import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, TenantAccount } from '#deps.ts'
import { endSession } from '#identity/end-account.service.ts'
import { recordIdentityTask, runIdentityTask } from '#identity/identity-task.service.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { endSessionsBefore } from '#rental-file/part/profile.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** Ends the current session or all of them. Works while the identity server is down. */
export async function logout(deps: Needs, account: TenantAccount, { everywhere }: { everywhere: boolean }) {
  const profileId = await getProfileId(deps, account)
  const { sid, subject } = account
  const task = await deps.db.transaction().execute(async (tx) => {
    await recordAudit(deps, tx, account, everywhere ? 'SIGNED_OUT_EVERYWHERE' : 'SIGNED_OUT')
    if (!everywhere) return endSession(deps, tx, { realm: 'tenant', sid })
    await endSessionsBefore(tx, profileId, deps.clock())
    return recordIdentityTask(deps, tx, { realm: 'tenant', kind: 'END_SESSIONS', target: subject })
  })
  await runIdentityTask(deps, task)
}
