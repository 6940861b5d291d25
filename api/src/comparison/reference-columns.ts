import { createHmac } from 'node:crypto'
import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Config } from '#platform/config/environment.ts'

type Key = Pick<Config, 'PSEUDONYM_KEY'>
type Column = { id: ApplicationId; reference: string }

/**
 * The applications of a comparison in the order of their columns: by a keyed hash of the whole set, so that it is the
 * same each time, whatever the order asked for, and follows nothing that is known about them.
 */
export function referenceColumns(
  { PSEUDONYM_KEY }: Key,
  propertyId: PropertyId,
  ids: readonly ApplicationId[],
): Column[] {
  const everyone = [...ids].sort()
  const referenceOf = (id: ApplicationId) =>
    createHmac('sha256', PSEUDONYM_KEY)
      .update(JSON.stringify(['comparison', propertyId, everyone, id]))
      .digest('base64url')
  return everyone
    .map((id) => ({ id, reference: referenceOf(id) }))
    .sort((one, other) => (one.reference < other.reference ? -1 : 1))
}
