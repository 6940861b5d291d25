import { isMissing } from '../value/required.rules.ts'
import type { Furniture } from './property.schema.ts'
import type { PropertyStep } from './wizard.rules.ts'

/** What completeness looks at; a field not yet given is null (storage) or absent (wire). */
export type CompletenessFields = {
  name?: string | null | undefined
  address?: string | null | undefined
  furniture?: Furniture | null | undefined
  livingSpace?: number | null | undefined
  rentCost?: number | null | undefined
  chargesCost?: number | null | undefined
}
export type CompletenessField = keyof CompletenessFields

/**
 * Spec §4, word for word: neither the type nor a certificate is needed (decision 5). Charges not given are missing,
 * they are not zero (contract, POST property). In the order of the wizard.
 */
const requirements: readonly { field: CompletenessField; isMet: (property: CompletenessFields) => boolean }[] = [
  { field: 'name', isMet: ({ name }) => !isMissing(name) },
  { field: 'address', isMet: ({ address }) => !isMissing(address) },
  { field: 'furniture', isMet: ({ furniture }) => !isMissing(furniture) },
  { field: 'livingSpace', isMet: ({ livingSpace }) => (livingSpace ?? 0) > 0 },
  { field: 'rentCost', isMet: ({ rentCost }) => (rentCost ?? 0) > 0 },
  { field: 'chargesCost', isMet: ({ chargesCost }) => (chargesCost ?? -1) >= 0 },
]

/** The wizard step that asks for a field, so that "complete the missing fields" can lead there. */
export const stepOfField: Readonly<Record<CompletenessField, PropertyStep>> = {
  name: 'name',
  address: 'address',
  furniture: 'furniture',
  livingSpace: 'livingSpace',
  rentCost: 'rent',
  chargesCost: 'rent',
}

export const missingFields = (property: CompletenessFields): CompletenessField[] =>
  requirements.filter(({ isMet }) => !isMet(property)).map(({ field }) => field)

export const isComplete = (property: CompletenessFields): boolean => missingFields(property).length === 0

/** Spec §4: a validated and complete property opens in consult view; anything else opens in the edit wizard. */
export const opensIn = (property: CompletenessFields & { validated: boolean }): 'consult' | 'wizard' =>
  property.validated && isComplete(property) ? 'consult' : 'wizard'
