import { z } from 'zod/mini'
import { applicationRow } from '../application/application-row.schema.ts'
import { certificate } from '../energy-certificate/certificate.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { furnitureKinds, propertyTypes } from './property.schema.ts'

const optional = z.exactOptional

/** A property in the owner's list (contract, models); what the owner has not given yet is absent. */
export const propertySummary = z.object({
  id: z.string(),
  name: optional(z.string()),
  type: optional(z.enum(propertyTypes)),
  furniture: optional(z.enum(furnitureKinds)),
  address: optional(z.string()),
  /** m² */
  livingSpace: optional(z.number()),
  /** Euros a month, like the charges. */
  rentCost: optional(z.number()),
  chargesCost: optional(z.number()),
  /** Of the share link, which opens for a validated property only (decision 15). */
  token: z.string(),
  /** The owner has paused the share link. */
  linkPaused: z.boolean(),
  validated: z.boolean(),
  dpeNotRequired: z.boolean(),
  /** kg CO₂/m²/year */
  co2Emission: optional(z.number()),
  /** Final energy, kWh/m²/year: typed by the owner, or the certificate's. */
  energyConsumption: optional(z.number()),
  dpeDate: optional(calendarDate),
  ademeNumber: optional(z.string()),
  certificate: optional(certificate),
  /** Live application rows, not persons; ARCHIVED files are left out. */
  propertyApartmentSharingCount: z.int(),
  verifiedCount: z.int(),
  /** Changes at each save; a save that carries an older one is refused. */
  version: z.int(),
})
export type PropertySummary = z.infer<typeof propertySummary>

/** A property as its owner sees it. */
export const property = z.extend(propertySummary, { propertiesApartmentSharing: z.array(applicationRow) })
export type Property = z.infer<typeof property>
