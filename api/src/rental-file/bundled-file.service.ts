import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { insertFile, lockFileRow, setApplicationType } from './rental-file.repository.ts'

/*
 * What the bundled tenant area does to a file as a whole. Who is in it and what they gave is its own business, and
 * `settleFile` the end of each change (decision 80).
 */

/** A file of the tenant area, still without tenants. */
export const openFile = (tx: Db, applicationType: ApplicationType, now: Date): Promise<RentalFileId> =>
  insertFile(tx, { source: 'BUNDLED', applicationType, now })

/** Nobody else changes the file, nor applies with it, until the transaction ends. False when it is gone. */
export const lockFile = async (tx: Db, id: RentalFileId): Promise<boolean> => (await lockFileRow(tx, id)) !== undefined

export const changeFileType = (tx: Db, id: RentalFileId, applicationType: ApplicationType): Promise<void> =>
  setApplicationType(tx, id, applicationType)
