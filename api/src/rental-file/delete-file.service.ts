import { withdrawFile } from '#application/withdraw.service.ts'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { withdrawInvitationMails } from './member/invite.service.ts'
import { listMembers } from './member/member.repository.ts'
import { lockFile, removeFile } from './rental-file.repository.ts'

/** Deletes a file with every owner's access to it. The owners are told. */
export async function deleteFile(tx: Db, id: RentalFileId): Promise<void> {
  await lockFile(tx, id)
  await withdrawFile(tx, id)
  const members = await listMembers(tx, id)
  await withdrawInvitationMails(
    tx,
    members.map((member) => member.id),
  )
  await removeFile(tx, id)
}
