import type { Language } from '@bailclair/domain/value/language.ts'
import type { OwnerId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailContent } from '#platform/mail/mail.schema.ts'
import { dropMailsAbout, enqueueMail } from '#platform/mail/outbox.repository.ts'
import { keepForDigest, listPaused, lockRecipient, type News } from './notification.repository.ts'

/** A property, and the file that applies to it while there is one. */
type About = { propertyId: string; fileId?: RentalFileId }

type Notification<A extends About> = {
  kind: string
  /** The kind of news in a digest. Without it the mail is sent by itself, whatever the frequency. */
  news?: News
  about: readonly A[]
  /** Builds the mail about the items whose property is not paused. */
  contentOf: (language: Language, about: readonly A[]) => MailContent
}

/**
 * For notifications that owners can switch off: sent at once, in the next digest or never, as they chose (decision
 * 155). Essential mails use `mailOwner`.
 */
export async function notifyOwner<A extends About>(
  tx: Db,
  ownerId: OwnerId,
  { kind, news, about, contentOf }: Notification<A>,
): Promise<void> {
  const recipient = await lockRecipient(tx, ownerId)
  if (!recipient || recipient.notifications === 'NONE') return
  const propertyIds = about.map(({ propertyId }) => propertyId)
  const paused = await listPaused(tx, ownerId, propertyIds)
  const wanted = about.filter(({ propertyId }) => !paused.has(propertyId))
  if (wanted.length === 0) return

  const { email: to, language, notifications } = recipient
  if (notifications === 'DAILY' && news) await keepForDigest(tx, news, wanted)
  else
    await enqueueMail(tx, {
      kind,
      ownerId,
      to,
      language,
      unsubscribe: ownerId,
      ...(wanted.every(({ fileId }) => fileId) && { about: wanted.map(applicationTag) }),
      content: contentOf(language, wanted),
    })
}

/** A mail about an application is not sent once the applicant has taken the file back. */
const applicationTag = ({ propertyId, fileId }: About) => `${fileId} on ${propertyId}`

/** Deletes mails that still wait to tell owners about applications that have ended. */
export const forgetApplications = (tx: Db, fileId: RentalFileId, propertyIds: readonly string[]): Promise<void> =>
  dropMailsAbout(
    tx,
    propertyIds.map((propertyId) => applicationTag({ propertyId, fileId })),
  )
