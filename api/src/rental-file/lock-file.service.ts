import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'
import { type FileOfAccount, findFileOfAccount, lockFileRow } from './rental-file.repository.ts'
import { tieTenant } from './tenant.repository.ts'

/** What the owner product asks of rental files; who writes them is the tenant area, or the webhook (decision 80). */
export type LockedFile = FileOfAccount & { status: FileStatus }

/**
 * The file of whoever is signed in to realm `tenant`, and their place in it: nobody changes it until the transaction
 * ends. Whoever changed it a moment ago may have changed whose it is, so that is looked at once it is held.
 */
export async function lockFileOf(tx: Db, session: Session): Promise<LockedFile | undefined> {
  const found = await findFileOfAccount(tx, session)
  const held = found && (await lockFileRow(tx, found.id))
  const file = held && (await findFileOfAccount(tx, session))
  return file?.id === found?.id && file && held ? { ...file, status: held.status } : undefined
}

/** From the first application on the account counts, not its e-mail (decision 81). */
export const tieFile = (tx: Db, { tenantId }: LockedFile, session: Session): Promise<void> =>
  tieTenant(tx, tenantId, session)
