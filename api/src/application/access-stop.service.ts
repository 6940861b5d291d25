import { AppError } from '@bailclair/domain/contract/errors.ts'
import { isStoppedByOthers, mayResume } from '@bailclair/domain/file-access/access-stop.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import {
  type AccessStop,
  type Account,
  deleteStop,
  deleteStopById,
  deleteStopsBy,
  insertStop,
  listStopsOf,
  listStopsOn,
  listWithdrawn,
  type SharedPair,
} from './access-stop.repository.ts'

export type { AccessStop } from './access-stop.repository.ts'

/** An application ends what its author stopped, and is refused while somebody else of the file stopped it. */
export async function assertNotStopped(tx: Db, pair: SharedPair, account: Account): Promise<void> {
  const stops = await listStopsOn(tx, pair, account)
  if (isStoppedByOthers(stops)) throw stoppedBy(stops)
  await deleteStop(tx, pair, account)
}

export const stopSharing = (tx: Db, pair: SharedPair, account: Account, now: Date): Promise<void> =>
  insertStop(tx, pair, account, now)

/** Returns whether the access is open again: somebody else may have stopped it as well. */
export async function resumeSharing(tx: Db, pair: SharedPair, account: Account): Promise<boolean> {
  const stops = await listStopsOn(tx, pair, account)
  if (!mayResume(stops)) throw stoppedBy(stops)
  await deleteStop(tx, pair, account)
  return !isStoppedByOthers(stops)
}

/** After a withdrawal: lets the initiator apply again. Returns the property. */
export async function allowAgain(tx: Db, id: string, account: Account): Promise<PropertyId> {
  const stop = await deleteStopById(tx, id, account)
  if (!stop) throw new AppError('ApplicationNotFound')
  return stop.propertyId
}

export const listStops = (db: Db, fileId: RentalFileId, account: Account): Promise<AccessStop[]> =>
  listStopsOf(db, fileId, account)

export async function listWithdrawnStops(db: Db, fileId: RentalFileId, account: Account) {
  const rows = await listWithdrawn(db, fileId, account)
  return rows.map(({ id, propertyName, ownerFirstName, ownerLastName, stoppedAt, isMine, firstName }) => ({
    id,
    propertyName,
    ownerName: [ownerFirstName, ownerLastName].filter(Boolean).join(' '),
    stoppedAt: stoppedAt.toISOString(),
    isMine,
    by: isMine ? null : firstName,
  }))
}

export const forgetStopsBy = (tx: Db, account: Account): Promise<void> => deleteStopsBy(tx, account)

/** The message is the first name, for the page. */
function stoppedBy(stops: readonly AccessStop[]): AppError {
  const code = 'StoppedByCoTenant'
  const name = stops.find(({ isMine }) => !isMine)?.firstName
  return new AppError(code, { entries: [{ code, ...(name && { message: name }) }] })
}
