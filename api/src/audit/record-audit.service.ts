import type { Deps } from '#deps.ts'
import type { Session } from '#identity/identity-port.ts'
import { pseudonymOf } from '#identity/pseudonym.ts'
import type { Db } from '#platform/database/db.ts'
import { insertAuditEntry, listAuditEntries } from './audit.repository.ts'

export type AuditAction =
  | 'ACCOUNT_REGISTERED'
  | 'ACCOUNT_CONFIRMED'
  | 'PASSWORD_RESET_ASKED'
  | 'PASSWORD_CHANGED'
  | 'NAMES_CHANGED'
  | 'EMAIL_CHANGE_ASKED'
  | 'EMAIL_CHANGED'
  | 'SIGNED_OUT'
  | 'SIGNED_OUT_EVERYWHERE'
  | 'ACCOUNT_DELETED'
  | 'PROPERTY_VALIDATED'
  | 'PROPERTY_DELETED'
  | 'CERTIFICATE_REMOVED'
  | 'LINK_PAUSED'
  | 'LINK_RESUMED'
  | 'LINK_RENEWED'
  | 'APPLIED'
  | 'APPLICATION_REMOVED'
  | 'FILE_CREATED'
  | 'FILE_TYPE_CHANGED'
  | 'FILE_JOINED'
  | 'FILE_SUBMITTED'
  | 'FILE_ARCHIVED'
  | 'CO_TENANT_INVITED'
  | 'CO_TENANT_REMOVED'
  | 'SITUATION_CHANGED'
  | 'GUARANTOR_SAVED'
  | 'GUARANTOR_REMOVED'
  | 'DOCUMENT_ADDED'
  | 'DOCUMENT_REMOVED'
  | 'ACCESS_PAUSED'
  | 'ACCESS_RESUMED'
  | 'ACCESS_EXTENDED'
  | 'ACCESS_WITHDRAWN'
  | 'DATA_EXPORTED'

/**
 * Writes down who did what (quality: audit log, append-only: the database refuses to change an entry). Given the
 * transaction of the work, the entry exists if and only if the work was done. The actor is a pseudonym: without the
 * key, the log names nobody, and a deleted account stays unnamed.
 */
export const recordAudit = (
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  actor: Pick<Session, 'issuer' | 'subject'>,
  action: AuditAction,
): Promise<void> => insertAuditEntry(tx, { occurredAt: clock(), actor: pseudonymOf(config, 'audit', actor), action })

/** What someone did, oldest first: for themselves (law, data). */
export const listDeeds = (
  { config }: Pick<Deps, 'config'>,
  db: Db,
  actor: Pick<Session, 'issuer' | 'subject'>,
): Promise<{ occurredAt: Date; action: string }[]> => listAuditEntries(db, pseudonymOf(config, 'audit', actor))
