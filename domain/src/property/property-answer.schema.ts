import { z } from 'zod/mini'
import { applicationRow } from '../application/application-row.schema.ts'
import { certificate } from '../energy-certificate/certificate.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { type FieldSchema, type FieldValue, mapFields, type PropertyField } from './property.schema.ts'

/** Bounds are checked when a value is sent, not when it is answered. */
function withoutBounds(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniNumber) return z.number()
  return schema instanceof z.ZodMiniString && !(schema instanceof z.ZodMiniISODate) ? z.string() : schema
}

type Answer<F extends PropertyField> = z.ZodMiniType<z.input<FieldSchema<F>>, z.input<FieldSchema<F>>>

/** A field not given yet is absent. */
const answers = mapFields<{
  [F in PropertyField]: boolean extends FieldValue<F> ? z.ZodMiniBoolean : z.ZodMiniExactOptional<Answer<F>>
}>((schema) => (schema instanceof z.ZodMiniBoolean ? schema : z.exactOptional(withoutBounds(schema))))

const {
  name,
  type,
  furniture,
  dpeNotRequired,
  co2Emission,
  energyConsumption,
  dpeGrade,
  dpeDate,
  ademeNumber,
  dpeConfirmed,
  ...others
} = answers

/** A property in the owner's list. The order of the keys is that of the JSON. */
export const propertySummary = z.object({
  id: z.string(),
  name,
  type,
  furniture,
  ...others,
  /** Of the share link, which opens for a validated property only (decision 15). */
  token: z.string(),
  /** The owner has paused the share link. */
  linkPaused: z.boolean(),
  /** Applicants share their file after a visit (decision 250). */
  visitFirst: z.exactOptional(z.literal(true)),
  /** Let since this day, by a choice; the link is paused then. */
  letOn: z.exactOptional(calendarDate),
  validated: z.boolean(),
  dpeNotRequired,
  co2Emission,
  /** Typed by the owner, or the certificate's. */
  energyConsumption,
  dpeGrade,
  dpeDate,
  ademeNumber,
  dpeConfirmed,
  certificate: z.exactOptional(certificate),
  /** Live application rows, not persons; ARCHIVED files are left out. */
  propertyApartmentSharingCount: z.int(),
  /** Of these: verified and open today, access ended, not yet shown to the owner (row-state.rules.ts). */
  verifiedCount: z.int(),
  endedCount: z.int(),
  newCount: z.int(),
  /** Changes at each save; a save that carries an older one is refused. */
  version: z.int(),
})
export type PropertySummary = z.infer<typeof propertySummary>

/** A property as its owner sees it. */
export const property = z.extend(propertySummary, { propertiesApartmentSharing: z.array(applicationRow) })
export type Property = z.infer<typeof property>
