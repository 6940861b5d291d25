import { z } from 'zod/mini'
import { energyGrades } from '../energy-certificate/energy-grade.rules.ts'
import type { PropertyField } from '../property/property.schema.ts'
import { propertySummary } from '../property/property-answer.schema.ts'

/** The fields that the holder of a share link sees. Every other field is private. */
const publicFields = {
  name: true,
  type: true,
  furniture: true,
  address: true,
  livingSpace: true,
  rentCost: true,
  chargesCost: true,
  dpeNotRequired: true,
} as const satisfies { [F in PropertyField]?: true }
export type PublicField = keyof typeof publicFields
export const publicFieldNames = Object.keys(publicFields) as PublicField[]

/** A link opens for a complete property: only the type may not be chosen. */
const { type: _, ...alwaysGiven } = publicFields
const { dpeNotRequired, ...fields } = z.required(z.pick(propertySummary, publicFields), alwaysGiven).shape

export const publicProperty = z.object({
  ...fields,
  energyGrade: z.exactOptional(z.enum(energyGrades)),
  /** The grade comes from typed figures; a letter of a certificate may differ (decision 3). */
  energyGradeEstimated: z.exactOptional(z.boolean()),
  dpeNotRequired,
  ownerName: z.string(),
  /** Applicants share their file after a visit (decision 250). */
  visitFirst: z.exactOptional(z.literal(true)),
})
export type PublicProperty = z.infer<typeof publicProperty>
