import { z } from 'zod/mini'
import type { RegistryCertificate } from '../energy-certificate/registry-certificate.ts'
import type { CompletenessField } from './completeness.rules.ts'
import { type EnergyField, type FieldValue, mapFields, type PropertyField } from './property.schema.ts'

/** Null: not given yet. A yes or no is no until given. */
type Fields = { [F in PropertyField]: boolean extends FieldValue<F> ? boolean : FieldValue<F> | null }

/** What is stored of what an owner says about a property. */
export type PropertyContent = Fields & {
  /** What the registry said of `ademeNumber`. */
  certificate: RegistryCertificate | null
  validated: boolean
}
/** A validated property is complete. */
export type CompleteContent = PropertyContent & { [F in CompletenessField]: FieldValue<F> }
export type EnergyContent = Pick<PropertyContent, EnergyField | 'certificate'>

/** Before its first save. */
export const blankProperty: PropertyContent = {
  ...mapFields<Fields>((schema) => (schema instanceof z.ZodMiniBoolean ? false : null)),
  certificate: null,
  validated: false,
}
