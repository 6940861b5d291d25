import type { Language } from '@bailclair/domain/value/language.ts'
import type { PhraseId, SavedPhrase } from '@bailclair/domain/verification/saved-phrase.schema.ts'
import type { Db } from '#platform/database/db.ts'

type Phrase = { language: Language; text: string }

export const listPhrases = (db: Db, verifier: Buffer): Promise<SavedPhrase[]> =>
  db
    .selectFrom('savedPhrase')
    .select(['id', 'language', 'text'])
    .where('verifier', '=', verifier)
    .orderBy('text')
    .orderBy('id')
    .execute()

/** The same phrase twice is one. */
export async function insertPhrase(tx: Db, verifier: Buffer, phrase: Phrase): Promise<void> {
  await tx
    .insertInto('savedPhrase')
    .values({ verifier, ...phrase })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** False when the verifier has no such phrase. */
export async function deletePhrase(tx: Db, verifier: Buffer, id: PhraseId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('savedPhrase')
    .where('verifier', '=', verifier)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deletePhrasesOf(tx: Db, verifier: Buffer): Promise<void> {
  await tx.deleteFrom('savedPhrase').where('verifier', '=', verifier).execute()
}
