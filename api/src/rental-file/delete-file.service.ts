import { withdrawFile } from '#application/withdraw.service.ts'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lockFileRow, removeFile } from './rental-file.repository.ts'

/** The tenants take their file away: every owner's access ends with it, and each owner is told. */
export async function deleteFile(tx: Db, id: RentalFileId): Promise<void> {
  await lockFileRow(tx, id)
  await withdrawFile(tx, id)
  await removeFile(tx, id)
}
