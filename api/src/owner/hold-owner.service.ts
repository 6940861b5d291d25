import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lockOwner } from './owner.repository.ts'

/** Before something is added to an owner: a deletion under way comes first, one asked for later waits. */
export async function holdOwner(tx: Db, ownerId: OwnerId): Promise<void> {
  if (!(await lockOwner(tx, ownerId))) throw new AppError('NotSignedIn')
}
