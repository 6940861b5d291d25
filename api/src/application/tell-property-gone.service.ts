import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Deps, OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { propertyGoneTexts } from './applicant-mails.messages.ts'
import { lockApplications } from './application.repository.ts'
import { mailEndedApplications } from './mail-ended-applications.ts'

/**
 * Call in the transaction that deletes a property, or all of an owner's, before the deletion. Tells every applicant
 * that the owner no longer sees their file.
 */
export async function tellPropertyGone(
  deps: Pick<Deps, 'config'>,
  tx: Db,
  ownerId: OwnerId,
  propertyId?: PropertyId,
): Promise<void> {
  const ended = await lockApplications(tx, ownerId, propertyId)
  await mailEndedApplications(deps, tx, 'property-gone', propertyGoneTexts, ended)
}
