import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps, Verifier } from '#deps.ts'
import { openDocument } from '#document/open-document.service.ts'
import { assertWithinLimit, withAlarm } from './desk-limit.service.ts'
import { findLeased } from './lease.repository.ts'
import { getWholePart } from './leased-part.service.ts'
import { pseudonymOfVerifier, recordVerifierAction } from './record-verifier-action.service.ts'

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' } as const

/** A document of the leased part. Audited before it is shown. */
export async function openDeskDocument(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'documents' | 'metrics'>,
  verifier: Verifier,
  id: DocumentId,
): Promise<BytesReply> {
  const leased = await findLeased(deps.db, pseudonymOfVerifier(deps, verifier))
  if (!leased || leased.leaseEndsAt <= deps.clock()) throw new AppError('LeaseLost')
  const { mediaType, bytes } = await openDocument(deps, id, { tenantId: leased.id })
  await withAlarm(deps, verifier, () =>
    deps.db.transaction().execute(async (tx) => {
      await assertWithinLimit(deps, tx, verifier, 'documents')
      await recordVerifierAction(deps, tx, verifier, 'DOCUMENT_VIEWED', await getWholePart(tx, leased.id), id)
    }),
  )
  // the file name is for its owner alone
  return { mediaType, fileName: `${id}.${endings[mediaType]}`, bytes }
}
