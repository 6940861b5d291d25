import { createHash } from 'node:crypto'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { OwnerId } from '#deps.ts'

/**
 * The id of the property that an owner creates with a key: the same for the same key, so that the primary key itself
 * keeps a second one out (decision 165). A UUID of version 8, which RFC 9562 leaves to the application.
 */
export function createdId(ownerId: OwnerId, creationKey: string): PropertyId {
  const hash = createHash('sha256').update(`${ownerId} ${creationKey.toLowerCase()}`).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ]
  return parts.join('-') as PropertyId
}
