import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { mailDueAt } from '@bailclair/domain/message/conversation.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { OwnerId, RentalFileId } from '#deps.ts'
import { notifyOwner } from '#notification/notify-owner.service.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { messageToApplicantTexts, messageToOwnerTexts } from './message-mails.messages.ts'
import type { Participant } from './participant.service.ts'
import {
  addReader,
  countUnread,
  findOwnerName,
  findReader,
  listPeople,
  type Person,
  type ReaderKey,
  recordMail,
  setMailDue,
} from './reader.repository.ts'

/** What a mail about a conversation says: never a word of it. */
export type About = {
  applicationId: ApplicationId
  ownerId: OwnerId
  fileId: RentalFileId
  propertyId: string
  propertyName: string | null
  language: Language
}

/** Everybody but the author has one message more to read, and a mail if none waits to be followed (decision 245). */
export async function tellReaders(tx: Db, { side, tenantId, application }: Participant, now: Date): Promise<void> {
  const { id, ...facts } = application
  const about: About = { ...facts, applicationId: id }
  const people = await listPeople(tx, about.fileId)
  if (side === 'APPLICANT') await tell(tx, about, { ownerId: about.ownerId }, people, now)
  for (const person of people)
    if (person.hasJoined && person.tenantId !== tenantId)
      await tell(tx, about, { tenantId: person.tenantId }, people, now)
}

async function tell(tx: Db, about: About, key: ReaderKey, people: readonly Person[], now: Date): Promise<void> {
  await addReader(tx, about.applicationId, key)
  const reader = await findReader(tx, about.applicationId, key)
  if (!reader) return
  await countUnread(tx, reader.id)
  const due = mailDueAt(reader, now)
  if (!due) return
  if (due > now) return setMailDue(tx, reader.id, due)
  await mailReader(tx, about, key, people)
  await recordMail(tx, reader.id, now)
}

export async function mailReader(tx: Db, about: About, key: ReaderKey, people: readonly Person[]): Promise<void> {
  const { applicationId, propertyId, propertyName, fileId, ownerId } = about
  if ('ownerId' in key)
    return notifyOwner(tx, ownerId, {
      kind: 'new-message',
      about: [{ propertyId, fileId }],
      contentOf: (language) =>
        messageToOwnerTexts[language]({ applicationId, propertyName, applicant: rowName(people) }),
    })
  const person = people.find(({ tenantId }) => tenantId === key.tenantId)
  if (!person?.hasJoined) return
  const language = person.language ?? about.language
  const ownerName = await findOwnerName(tx, ownerId)
  await enqueueMail(tx, {
    kind: 'new-message-to-applicant',
    to: person.email,
    language,
    content: messageToApplicantTexts[language]({ applicationId, propertyName, ownerName }),
  })
}
