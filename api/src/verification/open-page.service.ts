import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Deps, Verifier } from '#deps.ts'
import { openPage } from '#document/open-page.service.ts'
import { findLeased } from './lease.repository.ts'
import { pseudonymOfVerifier } from './record-verifier-action.service.ts'
import { recordViewing } from './record-viewing.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'documents' | 'logger' | 'metrics'>

/** A page of a document of the leased part. The viewing of the document is recorded before any page is shown. */
export async function openDeskPage(
  deps: Needs,
  verifier: Verifier,
  { id, page }: { id: DocumentId; page: number },
): Promise<BytesReply> {
  const leased = await findLeased(deps.db, pseudonymOfVerifier(deps, verifier))
  if (!leased || leased.leaseEndsAt <= deps.clock()) throw new AppError('LeaseLost')
  const bytes = await openPage(deps, id, { tenantId: leased.id }, page)
  await recordViewing(deps, verifier, leased.id, id)
  // the file name is for its owner alone
  return { mediaType: 'image/jpeg', fileName: `${id}-${page}.jpg`, bytes }
}
