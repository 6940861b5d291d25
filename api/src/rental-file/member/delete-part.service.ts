import { withdrawFile } from '#application/withdraw.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { dropMailsAbout } from '#platform/mail/outbox.repository.ts'
import { deleteFile } from '#rental-file/delete-file.service.ts'
import { deletePart, movePart, type Part } from '#rental-file/part/part.repository.ts'
import { countPartContents, type PartContents } from '#rental-file/part/part-contents.repository.ts'
import { lockFile } from '#rental-file/rental-file.repository.ts'
import { cancelVisitsOfFile } from '#visit/cancel-visits.service.ts'
import { deleteInvited, listFilesNaming, listMembers } from './member.repository.ts'
import { settleRemaining } from './remove-member.service.ts'

/**
 * Deletes the part of a deleted account (decision 115). The applications of an initiator end, and the first tenant who
 * joined becomes initiator. Without one the whole file is deleted.
 */
export async function deletePartOf(deps: Pick<Deps, 'clock'>, tx: Db, part: Part): Promise<PartContents> {
  const contents = await countPartContents(tx, part)
  const { tenantId, fileId, tenantType } = part
  // notices to their guarantors
  await dropMailsAbout(tx, [tenantId])
  const others = tenantType === 'JOIN' ? [] : await listMembers(tx, fileId)
  const successor = others.find(({ id, profileId }) => id !== tenantId && profileId)
  if (tenantType === 'JOIN') {
    await deletePart(tx, tenantId)
    await settleRemaining(deps, tx, fileId)
  } else if (successor) {
    await cancelVisitsOfFile(deps, tx, fileId)
    await withdrawFile(tx, fileId)
    await deletePart(tx, tenantId)
    await movePart(tx, successor.id, { fileId, tenantType: 'CREATE', position: 0 })
    await settleRemaining(deps, tx, fileId)
  } else {
    await cancelVisitsOfFile(deps, tx, fileId)
    await deleteFile(tx, fileId)
  }
  return contents
}

/** One transaction per invitation: each locks another file, and no transaction waits for two locks. */
export async function declineInvitations(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<void> {
  for (const { id, fileId } of await listFilesNaming(deps.db, email))
    await deps.db.transaction().execute(async (tx) => {
      if (!(await lockFile(tx, fileId))) return
      await deleteInvited(tx, id)
      await settleRemaining(deps, tx, fileId)
    })
}
