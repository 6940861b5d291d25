import type { Deps, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { deletePart, movePart } from '#rental-file/part/part.repository.ts'
import { findProfile } from '#rental-file/part/profile.repository.ts'
import { insertFile, setApplicationType } from '#rental-file/rental-file.repository.ts'
import { settleFile } from '#rental-file/settle-file.service.ts'
import { partedTexts } from './co-tenant-mails.messages.ts'
import { withdrawInvitationMails } from './invite.service.ts'
import { listMembers, type Member } from './member.repository.ts'

type Needs = Pick<Deps, 'clock'>

/**
 * Moves a tenant with everything they gave into a file of their own (decision 115); one who never joined is deleted.
 * The caller then updates the shared file with `settleRemaining`.
 */
export async function removeMember(deps: Needs, tx: Db, member: Member): Promise<void> {
  if (!member.profileId) {
    await withdrawInvitationMails(tx, [member.id])
    return deletePart(tx, member.id)
  }
  const now = deps.clock()
  const fileId = await insertFile(tx, { source: 'BUNDLED', applicationType: 'ALONE', now })
  await movePart(tx, member.id, { fileId, tenantType: 'CREATE', position: 0 })
  await settleFile(deps, tx, fileId, now)
}

/** The same, decided by the initiator: the removed tenant is told. */
export async function removeMemberAndTell(deps: Needs, tx: Db, member: Member): Promise<void> {
  await removeMember(deps, tx, member)
  const profile = member.profileId && (await findProfile(tx, member.profileId))
  if (!profile) return
  const { email, language } = profile
  await enqueueMail(tx, { kind: 'taken-out-of-file', to: email, language, content: partedTexts[language]({}) })
}

/** Updates the file of those who stay. The last one has a file of type ALONE. */
export async function settleRemaining(deps: Needs, tx: Db, fileId: RentalFileId): Promise<void> {
  const { length } = await listMembers(tx, fileId)
  if (length === 1) await setApplicationType(tx, fileId, 'ALONE')
  await settleFile(deps, tx, fileId, deps.clock())
}
