import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { endSession } from '#identity/end-account.service.ts'
import { recordIdentityTask, runIdentityTask } from '#identity/identity-task.service.ts'
import { endSessionsBefore } from './owner.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** Ends the current session, or all of them; works while the identity server is down. */
export async function logout(deps: Needs, caller: SignedIn, { everywhere }: { everywhere: boolean }): Promise<void> {
  const { ownerId, session } = caller
  const task = await deps.db.transaction().execute(async (tx) => {
    await recordAudit(deps, tx, session, everywhere ? 'SIGNED_OUT_EVERYWHERE' : 'SIGNED_OUT')
    if (!everywhere) return endSession(deps, tx, { realm: 'owner', sid: session.sid })
    await endSessionsBefore(tx, ownerId, deps.clock())
    return recordIdentityTask(deps, tx, { realm: 'owner', kind: 'END_SESSIONS', target: session.subject })
  })
  await runIdentityTask(deps, task)
}
