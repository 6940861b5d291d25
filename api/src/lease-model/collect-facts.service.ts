import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { fieldError } from '@bailclair/domain/contract/field-errors.ts'
import { isDepositAllowed } from '@bailclair/domain/lease-model/deposit.rules.ts'
import type { LeaseRequest } from '@bailclair/domain/lease-model/lease-model.schema.ts'
import { nameOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { getApplication } from '#application/list-applications.service.ts'
import { getApplicationOfOwner } from '#application/own-application.service.ts'
import { findFile } from '#complete-file/open-file.service.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { getLandlord } from '#owner/get-landlord.service.ts'
import { getHome } from '#property/get-home.service.ts'
import type { LeaseFacts } from './lease-facts.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens'>
type Form = Pick<LeaseRequest, 'startsOn' | 'deposit'>

/**
 * What the owner may see today of a chosen application: names by the list, guarantors by the file while it is open.
 * Reading the file is a visit, which the applicant sees.
 */
export async function collectFacts(
  deps: Needs,
  ownerId: OwnerId,
  id: ApplicationId,
  { startsOn, deposit }: Form,
): Promise<LeaseFacts> {
  const { stage, propertyId } = await getApplicationOfOwner(deps, deps.db, ownerId, id)
  if (stage !== 'CHOSEN' && stage !== 'LEASE_SIGNED') throw new AppError('ApplicationNotChosen')
  const { furniture, ...home } = await getHome(deps, ownerId, propertyId)
  if (!furniture) throw new AppError('PropertyIncomplete')
  if (deposit !== undefined && !isDepositAllowed(deposit, furniture, home.rentCost ?? undefined)) throw tooLarge()
  const { row } = await getApplication(deps, ownerId, id)
  const opened = await findFile(deps, { ownerId, applicationId: id }, 'VIEW')
  return {
    today: todayInParis(deps.clock()),
    landlord: await getLandlord(deps, ownerId),
    tenants: row.apartmentSharing.tenants.map(({ firstName, lastName }) => ({ firstName, lastName })),
    guarantors: opened && guarantorsOf(opened.file),
    home: {
      furniture,
      type: home.type ?? undefined,
      address: home.address ?? undefined,
      livingSpace: home.livingSpace ?? undefined,
      rentCost: home.rentCost ?? undefined,
      chargesCost: home.chargesCost ?? undefined,
      dpeNotRequired: home.dpeNotRequired,
      dpeGrade: home.dpeGrade ?? undefined,
      dpeDate: home.dpeDate ?? undefined,
      energyConsumption: home.energyConsumption ?? undefined,
      certificate: home.certificate ?? undefined,
    },
    startsOn,
    deposit,
  }
}

/** Files of an authority's own system name no guarantors. */
const guarantorsOf = ({ tenants }: CompleteFile) => {
  const all = tenants.flatMap((tenant) =>
    tenant.guarantors.map((guarantor) => ({ name: nameOf(guarantor), of: nameOf(tenant) })),
  )
  return all.some(({ name }) => name === '') ? undefined : all
}

const tooLarge = () =>
  new AppError('InvalidField', {
    entries: [{ code: 'InvalidField', field: 'deposit', message: fieldError.depositTooLarge }],
  })
