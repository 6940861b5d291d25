import { withdrawFile } from '#application/withdraw.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lockFile } from '#rental-file/bundled-file.service.ts'
import { deleteFile } from '#rental-file/delete-file.service.ts'
import { deletePart, movePart, type Part } from '#rental-file/part/part.repository.ts'
import { countPartContents, type PartContents } from '#rental-file/part/part-contents.repository.ts'
import { settleRest } from './leave-file.service.ts'
import { deleteInvited, listFilesNaming, listMembers } from './member.repository.ts'

/**
 * Deletes the part of someone whose account ends (decision 115). An initiator's applications end with the account, and
 * the first tenant who joined becomes initiator; without one the whole file is deleted.
 */
export async function deletePartOf(deps: Pick<Deps, 'clock'>, tx: Db, part: Part): Promise<PartContents> {
  const contents = await countPartContents(tx, part)
  const { tenantId, fileId, tenantType } = part
  const others = tenantType === 'JOIN' ? [] : await listMembers(tx, fileId)
  const successor = others.find(({ id, profileId }) => id !== tenantId && profileId)
  if (tenantType === 'JOIN') {
    await deletePart(tx, tenantId)
    await settleRest(deps, tx, fileId)
  } else if (successor) {
    await withdrawFile(tx, fileId)
    await deletePart(tx, tenantId)
    await movePart(tx, successor.id, { fileId, tenantType: 'CREATE', position: 0 })
    await settleRest(deps, tx, fileId)
  } else {
    await deleteFile(tx, fileId)
  }
  return contents
}

/** One transaction per invitation: each locks someone else's file, and no transaction waits for two locks. */
export async function declineInvitations(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<void> {
  for (const { id, fileId } of await listFilesNaming(deps.db, email))
    await deps.db.transaction().execute(async (tx) => {
      if (!(await lockFile(tx, fileId))) return
      await deleteInvited(tx, id)
      await settleRest(deps, tx, fileId)
    })
}
