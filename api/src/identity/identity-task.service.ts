import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Identity } from './identity-port.ts'
import { countAttempt, deleteTask, type IdentityTask, insertTask, listTasks } from './identity-task.repository.ts'

export type { IdentityTask } from './identity-task.repository.ts'

/**
 * What was decided here and concerns the identity server too: sign-outs and removals. Two systems cannot commit
 * together, so ours decides first and at once (the API refuses the session or the account from that moment on), and
 * writes in the same transaction what the other still has to do. It is then tried immediately, and again until done.
 */
export const oweTask = (
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  task: Omit<IdentityTask, 'id'>,
): Promise<IdentityTask> => insertTask(tx, task, clock())

/** After the commit. An outage is not the caller's business any more: the worker comes back to it. */
export async function settleTask(deps: Pick<Deps, 'db' | 'identity' | 'logger'>, task: IdentityTask): Promise<void> {
  try {
    await perform[task.kind](deps.identity, task)
    await deleteTask(deps.db, task.id)
  } catch (err) {
    deps.logger.warn({ err, task: task.id, kind: task.kind }, 'the identity server will be asked again')
  }
}

const perform: Record<IdentityTask['kind'], (identity: Identity, task: IdentityTask) => Promise<void>> = {
  END_SESSION: (identity, { realm, target }) => identity.endSession(realm, target),
  // done late, it may end a session that began meanwhile: better to sign in once too often
  END_SESSIONS: (identity, { realm, target }) => identity.endSessions(realm, target),
  REMOVE_USER: (identity, { realm, target }) => identity.deleteUser(realm, target),
}

/** A turn of the worker. Two instances may do the same task: each kind can be done twice. */
export async function settleTasks(deps: Pick<Deps, 'db' | 'identity' | 'logger'>): Promise<void> {
  for (const task of await listTasks(deps.db, 100)) {
    await countAttempt(deps.db, task.id)
    await settleTask(deps, task)
  }
}
