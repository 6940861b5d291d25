import type { AuditAction, AuditObjectKind } from '@bailclair/domain/audit/audit.schema.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { objectPseudonym, pseudonymOf } from '#platform/pseudonym.ts'
import type { Session } from '#platform/session.ts'
import { countEntries, insertAuditEntry, listAuditEntries, lockAccountEntries } from './audit.repository.ts'

export type { AuditAction } from '@bailclair/domain/audit/audit.schema.ts'

type Needs = Pick<Deps, 'clock' | 'config'>
type Account = Pick<Session, 'issuer' | 'subject'>

type About = {
  object?: { kind: AuditObjectKind; id: string }
  /** Whose account it is about, when it is not the actor's. */
  concerns?: Account
}

/**
 * Records who did what to which object, under pseudonyms (decision 153). In the transaction of the work, the entry
 * exists if and only if the work was done.
 */
export const recordAudit = (
  deps: Needs,
  tx: Db,
  actor: Account,
  action: AuditAction,
  about: About = {},
): Promise<void> => insert(deps, tx, pseudonymOf(deps.config, 'audit', actor), action, about)

export const recordServiceAction = (deps: Needs, tx: Db, action: AuditAction, about: About): Promise<void> =>
  insert(deps, tx, null, action, about)

function insert(
  { clock, config }: Needs,
  tx: Db,
  actor: Buffer | null,
  action: AuditAction,
  { object, concerns }: About,
): Promise<void> {
  return insertAuditEntry(tx, {
    occurredAt: clock(),
    actor,
    action,
    concerns: concerns ? pseudonymOf(config, 'audit', concerns) : null,
    objectKind: object?.kind ?? null,
    object: object ? objectPseudonym(config, object) : null,
  })
}

/** What somebody did and what was done to their account, oldest first, for their data export (docs/law.md). */
export const listAuditActions = (
  { config }: Pick<Deps, 'config'>,
  db: Db,
  account: Account,
): Promise<{ occurredAt: Date; action: string }[]> => listAuditEntries(db, pseudonymOf(config, 'audit', account))

/**
 * How often an action is in the log of an account within the hour that begins then. Another instance that counts waits
 * for the end of the transaction.
 */
export async function countAudited(
  { config }: Pick<Deps, 'config'>,
  tx: Db,
  account: Account,
  action: AuditAction,
  hour: Date,
): Promise<number> {
  const pseudonym = pseudonymOf(config, 'audit', account)
  await lockAccountEntries(tx, pseudonym)
  return countEntries(tx, pseudonym, action, hour)
}
