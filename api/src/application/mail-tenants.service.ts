import type { Language } from '@bailclair/domain/value/language.ts'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailContent } from '#platform/mail/mail.schema.ts'
import { enqueueMails } from '#platform/mail/outbox.repository.ts'
import { listPeopleOf } from './applicant.repository.ts'

type Told = {
  fileId: RentalFileId
  /** Of the consent, for people without an account here. */
  language: Language
  contentOf: (language: Language) => MailContent
}

/** Mails everybody who is in a file, each in their language. */
export async function mailTenants(tx: Db, kind: string, told: readonly Told[]): Promise<void> {
  const people = Map.groupBy(
    await listPeopleOf(
      tx,
      told.map(({ fileId }) => fileId),
    ),
    ({ fileId }) => fileId,
  )
  const mails = told.flatMap(({ fileId, language, contentOf }) =>
    (people.get(fileId) ?? []).map((person) => {
      const own = person.language ?? language
      return { kind, to: person.email, language: own, content: contentOf(own) }
    }),
  )
  await enqueueMails(tx, mails)
}
