import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { propertyGoneTexts } from './applicant-mails.messages.ts'
import { lockApplicants } from './application.repository.ts'
import { mailApplicants } from './mail-applicants.ts'

/**
 * Call in the transaction that deletes a property, or all of an owner's, before the deletion. Tells every applicant
 * that the owner no longer sees their file.
 */
export async function tellPropertyGone(tx: Db, ownerId: OwnerId, propertyId?: PropertyId): Promise<void> {
  await mailApplicants(tx, await lockApplicants(tx, ownerId, propertyId), 'property-gone', propertyGoneTexts)
}
