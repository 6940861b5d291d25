import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { tellPropertyGone } from '#application/tell-property-gone.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { cancelVisitsOfOwner } from '#visit/cancel-visits.service.ts'
import { deleteProperty as deleteRow } from './property.repository.ts'

/** The share link and the applications are deleted with the row; applicants are told. */
export async function deleteProperty(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { ownerId, session }: SignedIn,
  id: PropertyId,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await tellPropertyGone(deps, tx, ownerId, id)
    await cancelVisitsOfOwner(deps, tx, ownerId, id)
    if (!(await deleteRow(tx, ownerId, id))) throw new AppError('PropertyNotFound')
    await recordAudit(deps, tx, session, 'PROPERTY_DELETED', { object: { kind: 'PROPERTY', id } })
  })
}
