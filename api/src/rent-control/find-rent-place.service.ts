import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { findRentPlace } from '@bailclair/domain/rent-control/find-rent-place.rules.ts'
import { type FoundAddress, pickAddress } from '@bailclair/domain/rent-control/pick-address.rules.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { listAddresses } from '#address/address.service.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { getHome } from '#property/get-home.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'addresses'>

export async function findRentPlaceOfProperty(deps: Needs, ownerId: OwnerId, id: PropertyId): Promise<RentPlace> {
  const { address } = await getHome(deps, ownerId, id)
  return findRentPlaceOfAddress(deps, ownerId, address)
}

/** As the owner typed the address, so it may not be one that the directory knows. */
export async function findRentPlaceOfAddress(
  deps: Needs,
  ownerId: OwnerId,
  address: string | null,
): Promise<RentPlace> {
  const found = address === null ? undefined : await findAddress(deps, ownerId, address)
  return findRentPlace(found, todayInParis(deps.clock()))
}

/** Rent control is advice: an outage of the directory leaves the place unknown and fails nothing. */
async function findAddress(deps: Needs, ownerId: OwnerId, address: string): Promise<FoundAddress | undefined> {
  try {
    return pickAddress(address, await listAddresses(deps, ownerId, address))
  } catch (error) {
    if (error instanceof AppError && error.code === 'AddressServiceUnavailable') return undefined
    throw error
  }
}
