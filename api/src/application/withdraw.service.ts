import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { RentalFileId } from '#deps.ts'
import { forgetApplications } from '#notification/notify-owner.service.ts'
import type { Db } from '#platform/database/db.ts'
import { deleteShares } from './application.repository.ts'
import { withdrawnTexts } from './owner-mails.messages.ts'
import { tellOwners } from './tell-owners.service.ts'

/**
 * The applicant takes the file back from all owners, or from that of one application. The rows disappear at once and
 * each owner is notified.
 */
export async function withdrawFile(tx: Db, fileId: RentalFileId, only?: ApplicationId): Promise<void> {
  const shares = await deleteShares(tx, fileId, only)
  const propertyIds = shares.flatMap(({ properties }) => properties.map(({ id }) => id))
  await forgetApplications(tx, fileId, propertyIds)
  await tellOwners(tx, fileId, shares, { kind: 'application-withdrawn', news: 'WITHDRAWN', texts: withdrawnTexts })
}
