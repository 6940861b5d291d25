import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { findOwner } from './owner.repository.ts'

/** The owner as a party to a contract. */
export async function getLandlord({ db }: Pick<Deps, 'db'>, ownerId: OwnerId) {
  const owner = await findOwner(db, ownerId)
  if (!owner) throw new AppError('NotSignedIn')
  const { firstName, lastName, email } = owner
  return { firstName: firstName ?? undefined, lastName: lastName ?? undefined, email }
}
