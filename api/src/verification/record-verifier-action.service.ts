import type { AuditAction } from '@bailclair/domain/audit/audit.schema.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, RentalFileId, Verifier } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { pseudonymOf } from '#platform/pseudonym.ts'

type Needs = Pick<Deps, 'clock' | 'config'>

/** The pseudonym of the audit log: who had a lease can be proved without storing the account. */
export const pseudonymOfVerifier = ({ config }: Pick<Deps, 'config'>, verifier: Verifier): Buffer =>
  pseudonymOf(config, 'audit', verifier)

export type Concerned = { fileId: RentalFileId; profile: { issuer: string; subject: string } }

/** Everything a verifier sees or decides is in the audit log, with the tenant it concerns. */
export const recordVerifierAction = (
  deps: Needs,
  tx: Db,
  verifier: Verifier,
  action: AuditAction,
  { fileId, profile: { issuer, subject } }: Concerned,
  documentId?: DocumentId,
): Promise<void> =>
  recordAudit(deps, tx, verifier, action, {
    concerns: { issuer, subject },
    object: documentId ? { kind: 'DOCUMENT', id: documentId } : { kind: 'FILE', id: fileId },
  })
