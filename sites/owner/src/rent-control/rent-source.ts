import {
  nationalSimulator,
  type RentTerritoryId,
  rentTerritories,
} from '@bailclair/domain/rent-control/rent-territories.data.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { controlledRentMessages } from './controlled-rent.messages.ts'

/** In words: who tells the zone of an address, and who its reference rents. */
export type RentSource = { map: string; site: string; link: string }

/** A territory without a site of its own is looked up in the national simulator. */
export function useRentSource(id: RentTerritoryId): RentSource {
  const t = useMessages(controlledRentMessages)
  const { official, name } = rentTerritories[id]
  return official === nationalSimulator
    ? { ...t.sources.national, link: t.national(name) }
    : { ...t.sources.own, link: t.official(name) }
}
