import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'

/** What sharing needs of a property, which is validated and hence complete. */
export type SharedProperty = Pick<
  PropertySummary,
  | 'id'
  | 'name'
  | 'type'
  | 'furniture'
  | 'address'
  | 'livingSpace'
  | 'rentCost'
  | 'chargesCost'
  | 'token'
  | 'linkPaused'
  | 'certificate'
  | 'energyConsumption'
>
