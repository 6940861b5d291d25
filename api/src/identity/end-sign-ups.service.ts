import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { forgetIntentsBy } from '#share-link/intent.service.ts'
import { type IdentityTask, recordIdentityTask, runIdentityTask } from './identity-task.service.ts'
import { listPendingSubjects } from './sign-up.repository.ts'

type Proved = { realm: PublicRealm; email: string; subject: string }

/** The others are left to the worker: somebody may have signed up hundreds of times. */
const maxTasksAtOnce = 10

/**
 * Once an address is proved, whichever way, the other sign-ups with it end: `endLinks` ends their links, and their
 * accounts are removed from the identity server.
 */
export async function endOtherSignUps(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  { realm, email, subject }: Proved,
  endLinks: () => Promise<void>,
): Promise<IdentityTask[]> {
  const others = (await listPendingSubjects(tx, { realm, email }, deps.clock())).filter((other) => other !== subject)
  await endLinks()
  const tasks: IdentityTask[] = []
  for (const target of others) {
    await forgetIntentsBy(tx, { issuer: issuerOf(deps.config, realm), subject: target })
    tasks.push(await recordIdentityTask(deps, tx, { realm, kind: 'REMOVE_USER', target }))
  }
  return tasks
}

export async function runRemovals(deps: Pick<Deps, 'db' | 'identity' | 'logger'>, tasks: IdentityTask[]) {
  for (const task of tasks.slice(0, maxTasksAtOnce)) await runIdentityTask(deps, task)
}
