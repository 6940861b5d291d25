import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { LeaseRequest } from '@bailclair/domain/lease-model/lease-model.schema.ts'
import { nameOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { getApplication } from '#application/list-applications.service.ts'
import { getApplicationOfOwner } from '#application/own-application.service.ts'
import { findFile } from '#complete-file/open-file.service.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { getLandlord } from '#owner/get-landlord.service.ts'
import { getHome } from '#property/get-home.service.ts'
import { findRentPlaceOfAddress } from '#rent-control/find-rent-place.service.ts'
import type { LeaseFacts } from './lease-facts.ts'

export type FactsNeeds = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens' | 'addresses' | 'law'>
type Form = Pick<LeaseRequest, 'startsOn' | 'deposit'>

/**
 * What the owner may see today of a chosen application: names by the list, guarantors by the file while it is open.
 * Reading the file is a visit, which the applicant sees.
 */
export async function collectFacts(
  deps: FactsNeeds,
  ownerId: OwnerId,
  id: ApplicationId,
  { startsOn, deposit }: Form,
): Promise<LeaseFacts> {
  const { stage, propertyId } = await getApplicationOfOwner(deps, deps.db, ownerId, id)
  if (stage !== 'CHOSEN' && stage !== 'LEASE_SIGNED') throw new AppError('ApplicationNotChosen')
  const { furniture, ...home } = await getHome(deps, ownerId, propertyId)
  if (!furniture) throw new AppError('PropertyIncomplete')
  const { row } = await getApplication(deps, ownerId, id)
  const opened = await findFile(deps, { ownerId, applicationId: id }, 'VIEW')
  return {
    today: todayInParis(deps.clock()),
    changes: (await deps.law()).changes,
    place: await findRentPlaceOfAddress(deps, ownerId, home.address),
    landlord: await getLandlord(deps, ownerId),
    tenants: row.apartmentSharing.tenants.map(({ firstName, lastName }) => ({ firstName, lastName })),
    guarantors: opened && guarantorsOf(opened.file),
    home: {
      furniture,
      type: home.type ?? undefined,
      address: home.address ?? undefined,
      livingSpace: home.livingSpace ?? undefined,
      rooms: home.rooms ?? undefined,
      builtPeriod: home.builtPeriod ?? undefined,
      rentCost: home.rentCost ?? undefined,
      rentSupplement: home.rentSupplement ?? undefined,
      lastRent: home.lastRent ?? undefined,
      lastRentSince: home.lastRentSince ?? undefined,
      longUnlet: home.longUnlet ?? undefined,
      chargesCost: home.chargesCost ?? undefined,
      chargesKind: home.chargesKind ?? undefined,
      energyCostLeast: home.energyCostLeast ?? undefined,
      energyCostMost: home.energyCostMost ?? undefined,
      energyCostYear: home.energyCostYear ?? undefined,
      energyCostLastYear: home.energyCostLastYear ?? undefined,
      tenantFees: home.tenantFees ?? undefined,
      inventoryFees: home.inventoryFees ?? undefined,
      deposit: home.deposit ?? undefined,
      dpeNotRequired: home.dpeNotRequired,
      dpeGrade: home.dpeGrade ?? undefined,
      dpeDate: home.dpeDate ?? undefined,
      energyConsumption: home.energyConsumption ?? undefined,
      certificate: home.certificate ?? undefined,
    },
    startsOn,
    deposit: (deposit === undefined ? home.deposit : deposit) ?? undefined,
  }
}

/** Files of an authority's own system name no guarantors. */
const guarantorsOf = ({ tenants }: CompleteFile) => {
  const all = tenants.flatMap((tenant) =>
    tenant.guarantors.map((guarantor) => ({ name: nameOf(guarantor), of: nameOf(tenant) })),
  )
  return all.some(({ name }) => name === '') ? undefined : all
}
