import type { Language } from '@bailclair/domain/value/language.ts'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMails } from '#platform/mail/outbox.repository.ts'
import { listTenants } from './applicant.repository.ts'
import { type ViewingLinkMade, viewingLinkTexts } from './viewing-link-mail.messages.ts'

type Told = { language: Language; texts: ViewingLinkMade }

/** To everybody in the file: the owner shows it to somebody without an account. */
export async function tellViewingLink(tx: Db, fileId: RentalFileId, { language, texts }: Told): Promise<void> {
  const tenants = await listTenants(tx, fileId)
  const content = viewingLinkTexts[language](texts)
  await enqueueMails(
    tx,
    tenants.flatMap(({ email }) => (email ? { kind: 'viewing-link', to: email, language, content } : [])),
  )
}
