import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { findProperty } from './property.repository.ts'
import { type PropertyAnswer, toProperty } from './to-property.ts'

export async function getProperty(
  deps: Pick<Deps, 'db' | 'clock' | 'tokens'>,
  { ownerId }: SignedIn,
  id: PropertyId,
): Promise<PropertyAnswer> {
  const property = await findProperty(deps.db, ownerId, id)
  if (!property) throw new AppError('PropertyNotFound')
  return toProperty(deps, ownerId, property)
}
