import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'
import type { Realm, Session } from '#platform/session.ts'
import { endSession } from './end-account.service.ts'
import type { ListedSession } from './identity-port.ts'
import { type IdentityTask, runIdentityTask } from './identity-task.service.ts'
import { listDenied } from './session.repository.ts'
import { listDevices } from './signed-in-device.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity'>

/** Somebody who is signed in, whatever their kind of account. */
export type Person = { realm: Realm; session: Session; ownerId?: string }

/** The current session first, then the one used last. */
export async function describeSessions(deps: Needs, person: Person) {
  const { session } = person
  const listed = await listOpenSessions(deps, person)
  const devices = await listDevices(deps.db, pseudonymOf(deps.config, 'device', session))
  const isCurrent = ({ id }: ListedSession) => id === session.sid
  const sorted = listed.toSorted(
    (one, other) =>
      Number(isCurrent(other)) - Number(isCurrent(one)) || other.lastUsedAt.getTime() - one.lastUsedAt.getTime(),
  )
  return {
    sessions: sorted.map((each) => {
      const device = devices.find(({ sid }) => sid === each.id)
      return {
        id: each.id,
        isCurrent: isCurrent(each),
        startedAt: each.startedAt.toISOString(),
        lastUsedAt: each.lastUsedAt.toISOString(),
        browser: device?.browser ?? null,
        system: device?.system ?? null,
        country: device?.country ?? null,
      }
    }),
  }
}

/** A session of somebody else is answered like a missing one. */
export async function endOneSession(deps: Needs, person: Person, id: string): Promise<void> {
  const listed = await listOpenSessions(deps, person)
  if (!listed.some((session) => session.id === id)) throw new AppError('SessionNotFound')
  const task = await deps.db.transaction().execute(async (tx) => {
    await recordAudit(deps, tx, person.session, 'SESSION_ENDED')
    return endSession(deps, tx, { realm: person.realm, sid: id })
  })
  await runIdentityTask(deps, task)
}

export async function endOtherSessions(deps: Needs, person: Person): Promise<void> {
  const others = await listOtherSessions(deps, person)
  if (others.length === 0) return
  const tasks = await deps.db.transaction().execute(async (tx) => {
    await recordAudit(deps, tx, person.session, 'OTHER_SESSIONS_ENDED')
    return denySessions(deps, tx, person.realm, others)
  })
  for (const task of tasks) await runIdentityTask(deps, task)
}

export async function listOtherSessions(deps: Needs, person: Person): Promise<ListedSession[]> {
  return (await listOpenSessions(deps, person)).filter(({ id }) => id !== person.session.sid)
}

/** The API refuses them at once; run the tasks after the commit. */
export async function denySessions(
  deps: Needs,
  tx: Db,
  realm: Realm,
  sessions: readonly ListedSession[],
): Promise<IdentityTask[]> {
  const tasks: IdentityTask[] = []
  for (const { id } of sessions) tasks.push(await endSession(deps, tx, { realm, sid: id }))
  return tasks
}

/** Without those that we refuse already and that the identity server has still to end. */
async function listOpenSessions({ db, clock, identity }: Needs, { realm, session }: Person): Promise<ListedSession[]> {
  const listed = await identity.listSessions(realm, session.subject)
  const ids = listed.map(({ id }) => id)
  const denied = await listDenied(db, ids, clock())
  return listed.filter(({ id }) => !denied.has(id))
}
