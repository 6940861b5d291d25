import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Session } from '#platform/session.ts'
import { findAccount } from './owner.repository.ts'

/** Undefined once the owner is gone. */
export const findOwnerAccount = (db: Db, ownerId: OwnerId): Promise<Pick<Session, 'issuer' | 'subject'> | undefined> =>
  findAccount(db, ownerId)
