import type { RentLimitField } from '@bailclair/domain/property/property.schema.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { certifiedPeriod } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { validateStepMessages } from './wizard/validate-step.messages.ts'

/** In words, what the limits of a rent depend on; undefined: not given. Not needed where a property is consulted. */
export function useRentFactValues(property: Partial<PropertySummary>): Record<RentLimitField, string | undefined> {
  const { builtPeriods } = useMessages(propertyTexts)
  const { number, money, date } = useFormats()
  const t = useMessages(validateStepMessages)
  const { rooms, builtPeriod, longUnlet, lastRent, lastRentSince, certificate } = property
  // both facts are asked at the same addresses: elsewhere nothing depends on the period
  const certified = rooms === undefined ? undefined : certifiedPeriod(certificate)
  return {
    rooms: rooms === undefined ? undefined : number(rooms),
    builtPeriod: builtPeriod ? builtPeriods[builtPeriod] : certified && t.fromCertificate(builtPeriods[certified]),
    longUnlet: longUnlet && t.yes,
    lastRent: lastRent === undefined ? undefined : money(lastRent),
    lastRentSince: lastRentSince && date(lastRentSince),
  }
}
