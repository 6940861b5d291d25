import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { WrappedKey } from './keyring.ts'

/**
 * `awaitsWords`: pages of it are pictures whose words are still to be recognised. `codeMatchesPage`: a plain column of
 * the document, since what was compared is sealed.
 */
export type SealedReading = { sealed: Buffer; awaitsWords: boolean; codeMatchesPage: boolean }

/** Replaces what an earlier reading found. */
export async function keepReading(
  tx: Db,
  documentId: DocumentId,
  { sealed, awaitsWords }: SealedReading,
  readAt: Date,
): Promise<void> {
  const row = { sealed, readAt, wordsDueAt: awaitsWords ? sql<Date>`now()` : null, wordsAttempts: 0 }
  await tx
    .insertInto('documentReading')
    .values({ documentId, ...row })
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet(row))
    .execute()
}

export const findReading = (db: Db, documentId: DocumentId): Promise<{ sealed: Buffer } | undefined> =>
  db.selectFrom('documentReading').select('sealed').where('documentId', '=', documentId).executeTakeFirst()

/** With the keys that open them. */
export const listSealedReadings = (
  db: Db,
  ids: readonly DocumentId[],
): Promise<(WrappedKey & { id: DocumentId; sealed: Buffer })[]> =>
  db
    .selectFrom('documentReading')
    .innerJoin('document', 'document.id', 'documentReading.documentId')
    .select([sql<DocumentId>`document.id`.as('id'), 'wrappedKey', 'keyId', 'sealed'])
    .where('documentReading.documentId', 'in', ids)
    .execute()

/*
 * Words of pictures. Times are those of the database, which all machines share.
 */

export type LeasedReading = { documentId: DocumentId; attempts: number }

/**
 * One whose words are due: the newest by its reading, since somebody may be looking at it. A document with many pages is
 * no newer after each. Workers pass over what another is taking.
 */
export async function leaseAwaited(db: Db, leaseSeconds: number): Promise<LeasedReading | undefined> {
  const { rows } = await sql<LeasedReading>`update document_reading set words_attempts = words_attempts + 1,
      words_due_at = now() + interval '1 second' * ${leaseSeconds}
    where document_id = (select document_id from document_reading where words_due_at <= now()
      order by read_at desc limit 1 for update skip locked)
    returning document_id, words_attempts as attempts`.execute(db)
  return rows[0]
}

/**
 * Nothing when the document was turned or erased since its bytes were read: its pages lie otherwise, and its reading is
 * under another key.
 */
export async function keepWords(
  db: Db,
  { id, storeKey }: { id: DocumentId; storeKey: string },
  { sealed, awaitsWords, codeMatchesPage }: SealedReading,
): Promise<void> {
  await sql`with unchanged as (select id from document where id = ${id} and store_key = ${storeKey} for update),
    kept as (update document_reading set sealed = ${sealed}, words_attempts = 0,
        words_due_at = case when ${awaitsWords} then now() end
      from unchanged where document_id = unchanged.id and words_due_at is not null returning document_id)
    update document set code_matches_page = ${codeMatchesPage} from kept
      where id = kept.document_id and code_matches_page <> ${codeMatchesPage}`.execute(db)
}

/** Gives it back. `counts`: the attempt is one of the few that a page has. */
export async function postponeWords(
  db: Db,
  { documentId }: LeasedReading,
  { seconds, counts }: { seconds: number; counts: boolean },
): Promise<void> {
  await sql`update document_reading set words_due_at = now() + interval '1 second' * ${seconds},
      words_attempts = greatest(0, words_attempts - ${counts ? 0 : 1})
    where document_id = ${documentId} and words_due_at is not null`.execute(db)
}

export async function countAwaited(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from document_reading
    where words_due_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}
