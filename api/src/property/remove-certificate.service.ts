import { AppError } from '@bailclair/domain/contract/errors.ts'
import { noEnergy } from '@bailclair/domain/property/change-energy.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { lockProperty } from './property.repository.ts'
import { storeProperty } from './store-property.service.ts'

/** Clears number, record, consumption, emissions and date; keeps that none is required. */
export async function removeCertificate(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'newToken' | 'tokens'>,
  caller: SignedIn,
  id: PropertyId,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const before = await lockProperty(tx, caller.ownerId, id)
    if (!before) throw new AppError('PropertyNotFound')
    const { dpeNotRequired } = before
    await storeProperty(deps, tx, caller, { before, after: { ...before, ...noEnergy, dpeNotRequired } })
  })
}
