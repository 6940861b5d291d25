import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Tally } from '@bailclair/domain/signal/precision.rules.ts'
import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

export type KeptTally = Tally & { offSince: Date | null }

/** Kinds without an opinion may be missing. */
export const listTallies = (db: Db): Promise<(KeptTally & { kind: SignalKind })[]> =>
  db
    .selectFrom('signalTally')
    .select([sql<SignalKind>`kind`.as('kind'), 'useful', 'notUseful', 'offSince'])
    .execute()

/** Row lock: opinions about a kind are counted one after the other. */
export const lockTally = (tx: Db, kind: SignalKind): Promise<KeptTally> =>
  tx
    .insertInto('signalTally')
    .values({ kind })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ kind }))
    .returning(['useful', 'notUseful', 'offSince'])
    .executeTakeFirstOrThrow()

export async function updateTally(tx: Db, kind: SignalKind, tally: Partial<KeptTally>): Promise<void> {
  await tx.updateTable('signalTally').set(tally).where('kind', '=', kind).execute()
}

/** Row lock: it stays until the transaction ends. False when it is gone already. */
export async function lockDocument(tx: Db, id: DocumentId): Promise<boolean> {
  const found = await tx.selectFrom('document').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return found !== undefined
}

export const listOpinionsOf = (db: Db, documentId: DocumentId): Promise<{ kind: SignalKind; isUseful: boolean }[]> =>
  db
    .selectFrom('signalOpinion')
    .select([sql<SignalKind>`kind`.as('kind'), 'isUseful'])
    .where('documentId', '=', documentId)
    .execute()

export async function findOpinion(tx: Db, documentId: DocumentId, kind: SignalKind): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('signalOpinion')
    .select('isUseful')
    .where('documentId', '=', documentId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.isUseful
}

/** `undefined` takes it back. */
export async function saveOpinion(
  tx: Db,
  documentId: DocumentId,
  kind: SignalKind,
  isUseful: boolean | undefined,
): Promise<void> {
  if (isUseful === undefined)
    await tx.deleteFrom('signalOpinion').where('documentId', '=', documentId).where('kind', '=', kind).execute()
  else
    await tx
      .insertInto('signalOpinion')
      .values({ documentId, kind, isUseful })
      .onConflict((conflict) => conflict.columns(['documentId', 'kind']).doUpdateSet({ isUseful }))
      .execute()
}

export async function deleteOpinions(tx: Db, kind: SignalKind): Promise<void> {
  await tx.deleteFrom('signalOpinion').where('kind', '=', kind).execute()
}

export type OpinionOnDocument = { documentId: DocumentId; kind: SignalKind; isUseful: boolean }

/** About the documents of a tenant and of their guarantors. */
export async function listOpinionsOfPart(db: Db, tenantId: TenantId): Promise<OpinionOnDocument[]> {
  const { rows } = await sql<OpinionOnDocument>`select document_id, signal_opinion.kind, is_useful
    from signal_opinion join document on document.id = document_id
    where document.tenant_id = ${tenantId}
      or document.guarantor_id = any(array(select id from guarantor where guarantor.tenant_id = ${tenantId}))
    order by document_id, signal_opinion.kind`.execute(db)
  return rows
}
