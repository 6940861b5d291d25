import { z } from 'zod/mini'
import { certificateNumber } from '../energy-certificate/certificate-number.schema.ts'
import { certificateMeasure } from '../energy-certificate/manual-certificate.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { propertyFields } from './property.schema.ts'

/** Not sent: unchanged. Null: cleared (contract, POST property). */
const change = <T extends z.ZodMiniType>(field: T) => z.optional(z.nullable(field))

/** Body of `POST property`: the whole property (spec §7) or a part of it. */
export const propertyChanges = z.object({
  /** Absent: a new property. A string, whatever its shape: one that cannot exist is one that does not. */
  id: z.optional(z.string()),
  /** Of a new property, chosen by who creates it: a first save that is sent again makes no second one (decision 165). */
  creationKey: z.optional(z.uuid()),
  version: z.optional(z.int()),
  name: change(propertyFields.name),
  type: change(propertyFields.type),
  address: change(propertyFields.address),
  furniture: change(propertyFields.furniture),
  livingSpace: change(propertyFields.livingSpace),
  rentCost: change(propertyFields.rentCost),
  chargesCost: change(propertyFields.chargesCost),
  ademeNumber: change(certificateNumber),
  energyConsumption: change(certificateMeasure),
  co2Emission: change(certificateMeasure),
  /** That it is not in the future is for the clock of the server to say. */
  dpeDate: change(calendarDate),
  dpeNotRequired: z.optional(z.boolean()),
  validated: z.optional(z.boolean()),
})
export type PropertyChanges = z.output<typeof propertyChanges>
