import type { Language } from '@bailclair/domain/value/language.ts'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { listCoTenants, listTenants } from './applicant.repository.ts'

/** The initiator, in the language of the consent, and everybody who has joined the file, in their own. */
export async function listRecipients(
  db: Db,
  fileId: RentalFileId,
  language: Language,
): Promise<{ email: string; language: Language }[]> {
  const initiators = (await listTenants(db, fileId)).filter(({ tenantType }) => tenantType === 'CREATE')
  const joiners = await listCoTenants(db, fileId)
  return [...initiators, ...joiners].map((person) => ({
    email: person.email,
    language: ('language' in person ? person.language : null) ?? language,
  }))
}
