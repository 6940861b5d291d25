import { advertFacts, missingMentions } from '@bailclair/domain/advert/advert-facts.rules.ts'
import { limitsOn } from '@bailclair/domain/law/letting-limits.rules.ts'
import { type PropertyChanges, propertyChanges } from '@bailclair/domain/property/property-changes.schema.ts'
import { findRentPlace } from '@bailclair/domain/rent-control/find-rent-place.rules.ts'
import { compareWithCeiling, referenceRents } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import { loadCommunes } from '@bailclair/stand-ins/address/communes.ts'
import { toFeature } from '@bailclair/stand-ins/address/feature.ts'
import { search } from '@bailclair/stand-ins/address/search.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoOwners, homeInParis } from './owners.data.ts'

const today = '2026-11-19'
const homes = demoOwners.flatMap(({ properties }) => properties)

it('has homes that the API takes, each under a name of its own', () => {
  for (const home of homes) expect([home.name, propertyChanges.safeParse(home).success]).toEqual([home.name, true])
  expect(new Set(homes.map(({ name }) => name)).size).toBe(homes.length)
})

describe('the home in Paris', () => {
  const home = homes.find(({ name }) => name === homeInParis) as PropertyChanges & { rentCost: number }
  let place: Awaited<ReturnType<typeof findPlace>>
  beforeAll(async () => {
    place = await findPlace(home.address ?? '')
  })

  it('is in one zone alone, and its rent is below the ceiling', () => {
    const rents = place.kind === 'FOUND' && place.territory ? referenceRents(place.territory, home) : undefined
    expect(rents?.map(({ name, ofHome }) => [name, ofHome?.ceiling])).toEqual([['Roquette', 853.38]])
    expect(compareWithCeiling(home.rentCost, rents ?? [])).toEqual({ kind: 'WITHIN' })
  })

  it('has what the rules on rents between tenants, deposits and charges ask for', () => {
    expect(place).toMatchObject({ tenseZone: 'LISTED' })
    expect(home.lastRentSince).toMatch(/^\d{4}/)
    // the rent of an F may not rise
    expect(home.rentCost).toBeLessThanOrEqual(home.lastRent ?? 0)
    const { depositMonths = 0, charges } = limitsOn('FURNISHED', { today, changes: {} })
    expect(home.deposit).toBeLessThanOrEqual(depositMonths * home.rentCost)
    expect(charges).toContain(home.chargesKind)
  })

  it('has an advert that lacks nothing', () => {
    const certificate = { grade: 'F', co2Grade: 'F', status: 'ACTIF' } as const
    const facts = advertFacts({ ...home, certificate }, place, { today, changes: {} })
    expect(missingMentions(facts, place)).toEqual([])
    expect(facts.control?.ceiling).toBe(853.38)
  })
})

/** As the bundled directory of addresses places it. */
async function findPlace(address: string) {
  const [found] = search(await loadCommunes(), address, 1)
  if (!found) throw new Error(`The directory does not know ${address}`)
  const { geometry, properties } = toFeature(found)
  const [lon = 0, lat = 0] = geometry.coordinates
  return findRentPlace({ citycode: properties.citycode, position: { lon, lat } }, today)
}
