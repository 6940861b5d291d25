import { AppError } from '@bailclair/domain/platform/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { tellPropertyGone } from '#application/tell-property-gone.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { getOwner } from '#owner/get-owner.service.ts'
import type { OwnerAnswer } from '#owner/to-owner.ts'
import { deleteProperty as deleteRow } from './property.repository.ts'

/** Its share link and its applications go with the row, and applicants are told (contract: DELETE property/{id}). */
export async function deleteProperty(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { ownerId, session }: SignedIn,
  id: PropertyId,
): Promise<OwnerAnswer> {
  await deps.db.transaction().execute(async (tx) => {
    await tellPropertyGone(tx, ownerId, id)
    if (!(await deleteRow(tx, ownerId, id))) throw new AppError('PropertyNotFound')
    await recordAudit(deps, tx, session, 'PROPERTY_DELETED', { object: { kind: 'PROPERTY', id } })
  })
  return getOwner(deps, ownerId)
}
