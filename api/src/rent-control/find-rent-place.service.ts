import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { findRentPlace } from '@bailclair/domain/rent-control/find-rent-place.rules.ts'
import { pickAddress } from '@bailclair/domain/rent-control/pick-address.rules.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { listAddresses } from '#address/address.service.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { getHome } from '#property/get-home.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'addresses'>

/** Fails during an outage of the directory, so that a page does not call the address unknown but tries again. */
export async function findRentPlaceOfProperty(deps: Needs, ownerId: OwnerId, id: PropertyId): Promise<RentPlace> {
  const { address } = await getHome(deps, ownerId, id)
  try {
    return await findPlace(deps, ownerId, address)
  } catch (error) {
    throw isOutage(error) ? new AppError('ServiceUnavailable', { cause: error }) : error
  }
}

/** For a document: without an answer of the directory the place is unknown, and nothing fails. */
export async function findRentPlaceOfAddress(
  deps: Needs,
  ownerId: OwnerId,
  address: string | null,
): Promise<RentPlace> {
  try {
    return await findPlace(deps, ownerId, address)
  } catch (error) {
    if (isOutage(error) || isBudgetSpent(error)) return { kind: 'UNKNOWN' }
    throw error
  }
}

/** As the owner typed the address, so it may not be one that the directory knows. */
async function findPlace(deps: Needs, ownerId: OwnerId, address: string | null): Promise<RentPlace> {
  const found = address === null ? undefined : pickAddress(address, await listAddresses(deps, ownerId, address))
  return findRentPlace(found, todayInParis(deps.clock()))
}

/** The text of the directory's own code is about suggestions while an address is typed. */
const isOutage = (error: unknown) => error instanceof AppError && error.code === 'AddressServiceUnavailable'
const isBudgetSpent = (error: unknown) => error instanceof AppError && error.code === 'TooManyRequests'
