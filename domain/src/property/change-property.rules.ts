import type { RegistryCertificate } from '../energy-certificate/registry-certificate.ts'
import { changeEnergy, type EnergyContent, noEnergy } from './change-energy.rules.ts'
import { isComplete } from './completeness.rules.ts'
import type { Furniture, PropertyType } from './property.schema.ts'
import type { PropertyChanges } from './property-changes.schema.ts'

/** What an owner says of a property; null: not said yet. Space in m², rent and charges in euros a month. */
export type PropertyContent = EnergyContent & {
  name: string | null
  type: PropertyType | null
  address: string | null
  furniture: Furniture | null
  livingSpace: number | null
  rentCost: number | null
  chargesCost: number | null
  validated: boolean
}

/** Before its first save. */
export const blankProperty: PropertyContent = {
  name: null,
  type: null,
  address: null,
  furniture: null,
  livingSpace: null,
  rentCost: null,
  chargesCost: null,
  ...noEnergy,
  validated: false,
}

const given = <T>(sent: T | undefined, kept: T): T => (sent === undefined ? kept : sent)

/**
 * Contract, POST property: only the fields sent change, an explicit null clears. A validated property that a save makes
 * incomplete becomes a draft again; whether an incomplete one may be validated is asked with `missingFields`.
 */
export function changeProperty(
  before: PropertyContent,
  changes: PropertyChanges,
  found: RegistryCertificate | undefined,
): PropertyContent {
  const after = {
    ...changeEnergy(before, changes, found),
    name: given(changes.name, before.name),
    type: given(changes.type, before.type),
    address: given(changes.address, before.address),
    furniture: given(changes.furniture, before.furniture),
    livingSpace: given(changes.livingSpace, before.livingSpace),
    rentCost: given(changes.rentCost, before.rentCost),
    chargesCost: given(changes.chargesCost, before.chargesCost),
  }
  return { ...after, validated: given(changes.validated, before.validated) && isComplete(after) }
}
