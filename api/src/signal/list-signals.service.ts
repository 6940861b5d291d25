import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Reading } from '@bailclair/domain/reading/reading.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { findSignals } from '@bailclair/domain/signal/signal.rules.ts'
import type { DeskSignal, Signal } from '@bailclair/domain/signal/signal.schema.ts'
import type { Deps } from '#deps.ts'
import { findElsewhere } from '#document/fingerprint/fingerprint.service.ts'
import type { Db } from '#platform/database/db.ts'
import { listOpinionsOf, listOpinionsOfPart, listTallies, type OpinionOnDocument } from './signal.repository.ts'

export type ReadDocument = { id: DocumentId; tenantId: TenantId; kind: DocumentKind | null; reading: Reading }

/** Everything that a verifier might look at in a document, also what is switched off. */
export async function findSignalsOf(
  deps: Pick<Deps, 'db' | 'documents' | 'logger'>,
  { kind, ...document }: ReadDocument,
): Promise<Signal[]> {
  return findSignals({ kind, reading: document.reading, elsewhere: await findElsewhere(deps, document) })
}

/** With what was said of them about this document. Kinds that are off are left out. */
export async function listSignals(
  deps: Pick<Deps, 'db' | 'documents' | 'logger'>,
  document: ReadDocument,
): Promise<DeskSignal[]> {
  const found = await findSignalsOf(deps, document)
  if (found.length === 0) return []
  const off = new Set((await listTallies(deps.db)).filter(({ offSince }) => offSince).map(({ kind }) => kind))
  const opinions = new Map((await listOpinionsOf(deps.db, document.id)).map(({ kind, isUseful }) => [kind, isUseful]))
  return found
    .filter(({ kind }) => !off.has(kind))
    .map((signal) => {
      const isUseful = opinions.get(signal.kind)
      return { ...signal, ...(isUseful !== undefined && { isUseful }) }
    })
}

/** For the data export: what verifiers said of signals about the documents of a tenant and their guarantors. */
export const listOpinionsAbout = (db: Db, tenantId: TenantId): Promise<OpinionOnDocument[]> =>
  listOpinionsOfPart(db, tenantId)
