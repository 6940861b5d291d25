import type { RentLimitField } from '@bailclair/domain/property/property.schema.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { propertyTexts } from '#platform/property-texts.messages.ts'

/** In words, what the limits of a rent depend on; undefined: not given. Not needed where a property is consulted. */
export function useRentFactValues(property: Partial<PropertySummary>): Record<RentLimitField, string | undefined> {
  const { builtPeriods } = useMessages(propertyTexts)
  const { number, money, date } = useFormats()
  const { rooms, builtPeriod, lastRent, lastRentSince } = property
  return {
    rooms: rooms === undefined ? undefined : number(rooms),
    builtPeriod: builtPeriod && builtPeriods[builtPeriod],
    lastRent: lastRent === undefined ? undefined : money(lastRent),
    lastRentSince: lastRentSince && date(lastRentSince),
  }
}
