import type { Deps } from '#deps.ts'
import type { Session } from '#identity/identity-port.ts'
import { pseudonymOf } from '#identity/pseudonym.ts'
import type { Db } from '#platform/database/db.ts'
import { insertAuditEntry } from './audit.repository.ts'

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
