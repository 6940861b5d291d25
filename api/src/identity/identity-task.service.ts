import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Identity } from './identity-port.ts'
import {
  type ClaimedTask,
  claimNextTask,
  claimTask,
  deleteTask,
  type IdentityTask,
  insertTask,
  readClock,
  releaseTask,
} from './identity-task.repository.ts'

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

type Needs = Pick<Deps, 'db' | 'identity' | 'logger'>

/** Call after the commit. On an outage the worker retries. */
export async function runIdentityTask(deps: Needs, { id, kind }: IdentityTask): Promise<void> {
  try {
    const task = await claimTask(deps.db, id)
    if (task) await tryTask(deps, task)
  } catch (err) {
    // the commit stands, so the request must not fail
    deps.logger.warn({ err, task: id, kind }, 'the identity server will be asked again')
  }
}

async function tryTask(deps: Needs, task: ClaimedTask): Promise<void> {
  try {
    await perform[task.kind](deps.identity, task)
    await deleteTask(deps.db, task.id)
  } catch (err) {
    deps.logger.warn({ err, task: task.id, kind: task.kind }, 'the identity server will be asked again')
    await releaseTask(deps.db, task)
  }
}

const perform: Record<IdentityTask['kind'], (identity: Identity, task: IdentityTask) => Promise<void>> = {
  END_SESSION: (identity, { realm, target }) => identity.endSession(realm, target),
  // when late, this may end a newer session: one sign-in too many is the lesser harm
  END_SESSIONS: (identity, { realm, target }) => identity.endSessions(realm, target),
  REMOVE_USER: (identity, { realm, target }) => identity.deleteUser(realm, target),
}

/**
 * One run of the worker: tries each free task once. A killed instance's task is free when its claim ends; every kind is
 * idempotent, because that instance may have done it.
 */
export async function runIdentityTasks(deps: Needs): Promise<void> {
  const startedAt = await readClock(deps.db)
  for (;;) {
    const task = await claimNextTask(deps.db, startedAt)
    if (!task) return
    await tryTask(deps, task)
  }
}
