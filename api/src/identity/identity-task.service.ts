import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Identity } from './identity-port.ts'
import { countAttempt, deleteTask, type IdentityTask, insertTask, listTasks } from './identity-task.repository.ts'

export type { IdentityTask } from './identity-task.repository.ts'

/**
 * Two systems cannot commit together. So our transaction refuses the session or account at once and stores what the
 * identity server must still do, which is tried after the commit and retried until done (decision 70).
 */
export const recordIdentityTask = (
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  task: Omit<IdentityTask, 'id'>,
): Promise<IdentityTask> => insertTask(tx, task, clock())

/** Call after the commit. On an outage the worker retries. */
export async function runIdentityTask(
  deps: Pick<Deps, 'db' | 'identity' | 'logger'>,
  task: IdentityTask,
): Promise<void> {
  try {
    await perform[task.kind](deps.identity, task)
    await deleteTask(deps.db, task.id)
  } catch (err) {
    deps.logger.warn({ err, task: task.id, kind: task.kind }, 'the identity server will be asked again')
  }
}

const perform: Record<IdentityTask['kind'], (identity: Identity, task: IdentityTask) => Promise<void>> = {
  END_SESSION: (identity, { realm, target }) => identity.endSession(realm, target),
  // when late, this may end a newer session: one sign-in too many is the lesser harm
  END_SESSIONS: (identity, { realm, target }) => identity.endSessions(realm, target),
  REMOVE_USER: (identity, { realm, target }) => identity.deleteUser(realm, target),
}

/** Two instances may run the same task, because every kind is idempotent. */
export async function runIdentityTasks(deps: Pick<Deps, 'db' | 'identity' | 'logger'>): Promise<void> {
  for (const task of await listTasks(deps.db, 100)) {
    await countAttempt(deps.db, task.id)
    await runIdentityTask(deps, task)
  }
}
