import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { findAddress } from './notification.repository.ts'

/** Mails an owner in their language, if the transaction commits. A deleted owner gets no mail. */
export async function mailOwner<Facts>(
  tx: Db,
  ownerId: OwnerId,
  kind: string,
  texts: MailTexts<Facts>,
  facts: Facts,
): Promise<void> {
  const owner = await findAddress(tx, ownerId)
  if (!owner) return
  const { email, language } = owner
  await enqueueMail(tx, { kind, ownerId, to: email, language, content: texts[language](facts) })
}
