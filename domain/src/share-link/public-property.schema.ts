import { z } from 'zod/mini'
import { energyGrades } from '../energy-certificate/energy-grade.rules.ts'
import { furnitureKinds, propertyTypes } from '../property/property.schema.ts'

/** What whoever holds the share link sees (contract, PublicProperty): nothing else, ever. A type may not be chosen. */
export const publicProperty = z.object({
  name: z.string(),
  type: z.exactOptional(z.enum(propertyTypes)),
  furniture: z.enum(furnitureKinds),
  address: z.string(),
  /** m² */
  livingSpace: z.number(),
  /** Euros a month, like the charges. */
  rentCost: z.number(),
  chargesCost: z.number(),
  energyGrade: z.exactOptional(z.enum(energyGrades)),
  dpeNotRequired: z.boolean(),
  ownerName: z.string(),
})
export type PublicProperty = z.infer<typeof publicProperty>
