import { type RentTerritory, type RentTerritoryId, rentTerritories, rentTerritoryIds } from './rent-territories.data.ts'
import { communeOf } from './tense-zone.rules.ts'

/** The territory with reference rents that a commune or an arrondissement belongs to, wholly or in part. */
export function findRentTerritory(citycode: string): { id: RentTerritoryId; isPartly: boolean } | undefined {
  const commune = communeOf(citycode)
  for (const id of rentTerritoryIds) {
    const { communes, partly }: RentTerritory = rentTerritories[id]
    if (communes.split(' ').includes(commune)) return { id, isPartly: false }
    if (partly?.split(' ').includes(commune)) return { id, isPartly: true }
  }
  return undefined
}
