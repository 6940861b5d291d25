import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, Verifier } from '#deps.ts'
import { endSession } from '#identity/end-account.service.ts'
import { runIdentityTask } from '#identity/identity-task.service.ts'
import { releaseParts } from './leased-part.service.ts'

/** Signs out and drops the leases. Works while the identity server is down. */
export async function logout(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>,
  verifier: Verifier,
): Promise<void> {
  const task = await deps.db.transaction().execute(async (tx) => {
    await releaseParts(deps, tx, verifier)
    await recordAudit(deps, tx, verifier, 'SIGNED_OUT')
    return endSession(deps, tx, { realm: 'staff', sid: verifier.sid })
  })
  await runIdentityTask(deps, task)
}
