import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'
import { type FileOfAccount, findFileOfAccount, lockFile } from './rental-file.repository.ts'

export type LockedFile = FileOfAccount & { status: FileStatus }

/** The file that an account of the realm `tenant` applies with, locked. Read again after the lock: it may have moved. */
export async function lockFileOf(tx: Db, session: Session): Promise<LockedFile | undefined> {
  const found = await findFileOfAccount(tx, session)
  const locked = found && (await lockFile(tx, found.id))
  const file = locked && (await findFileOfAccount(tx, session))
  return file?.id === found?.id && file && locked ? { ...file, status: locked.status } : undefined
}

/** Nobody else changes the file, or applies with it, until the transaction ends. */
export const lockFileById = async (tx: Db, id: RentalFileId): Promise<void> => void (await lockFile(tx, id))
