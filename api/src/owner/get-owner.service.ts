import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { findOwner } from './owner.repository.ts'
import { type OwnerAnswer, toOwner } from './to-owner.ts'

/** For calls on an owner's property that respond with the whole owner. */
export async function getOwner(deps: Pick<Deps, 'db' | 'clock' | 'tokens'>, ownerId: OwnerId): Promise<OwnerAnswer> {
  const owner = await findOwner(deps.db, ownerId)
  if (!owner) throw new AppError('NotSignedIn')
  return toOwner(deps, owner)
}
