import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** The verifier asked for a second opinion on this part after `since`. */
export const isAskedBy = (verifier: Buffer, since: Date) => sql<SqlBool>`exists (select from second_opinion
  where second_opinion.tenant_id = tenant.id and asked_by = ${verifier} and asked_at > ${since})`

export const wantsSecondOpinion = sql<boolean>`exists (select from second_opinion
  where second_opinion.tenant_id = tenant.id)`

export type SecondOpinion = { askedBy: Buffer; askedAt: Date; question: string }

/** A second request replaces the first: then the first verifier may give the opinion. */
export async function upsertSecondOpinion(tx: Db, tenantId: TenantId, asked: SecondOpinion): Promise<void> {
  await tx
    .insertInto('secondOpinion')
    .values({ tenantId, ...asked })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(asked))
    .execute()
}

export async function deleteSecondOpinion(tx: Db, tenantId: TenantId): Promise<void> {
  await tx.deleteFrom('secondOpinion').where('tenantId', '=', tenantId).execute()
}
