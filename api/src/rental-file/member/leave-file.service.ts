import type { Deps, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { changeFileType, openFile } from '#rental-file/bundled-file.service.ts'
import { deletePart, movePart } from '#rental-file/part/part.repository.ts'
import { findProfile } from '#rental-file/part/profile.repository.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { partedTexts } from './co-tenant-mails.messages.ts'
import { listMembers, type Member } from './member.repository.ts'

type Needs = Pick<Deps, 'clock'>

/**
 * Someone goes out of a shared file (decision 115): what they gave is theirs and goes along, into a file of their own.
 * Who never came has given nothing. The file they leave is then settled by `settleRest`.
 */
export async function takeOut(deps: Needs, tx: Db, member: Member): Promise<void> {
  if (!member.profileId) return deletePart(tx, member.id)
  const now = deps.clock()
  const fileId = await openFile(tx, 'ALONE', now)
  await movePart(tx, member.id, { fileId, tenantType: 'CREATE', position: 0 })
  await settleFile(deps, tx, fileId, now)
}

/** The same, decided by the initiator: whoever is taken out is told. */
export async function takeOutAndTell(deps: Needs, tx: Db, member: Member): Promise<void> {
  await takeOut(deps, tx, member)
  const profile = member.profileId && (await findProfile(tx, member.profileId))
  if (!profile) return
  const { email, language } = profile
  await enqueueMail(tx, { kind: 'taken-out-of-file', to: email, language, content: partedTexts[language]({}) })
}

/** The file of those who stay; whoever stays alone has a file alone (contract, files of applicants). */
export async function settleRest(deps: Needs, tx: Db, fileId: RentalFileId): Promise<void> {
  const { length } = await listMembers(tx, fileId)
  if (length === 1) await changeFileType(tx, fileId, 'ALONE')
  await settleFile(deps, tx, fileId, deps.clock())
}
