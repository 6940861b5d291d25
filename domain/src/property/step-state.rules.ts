import { isMissing } from '../value/required.rules.ts'
import { missingFields, stepOfField } from './completeness.rules.ts'
import type { PropertySummary } from './property-answer.schema.ts'
import { type PropertyStep, propertySteps } from './wizard.rules.ts'

export type StepState = 'done' | 'current' | 'missing' | 'todo'

type DescribedProperty = Partial<
  Pick<
    PropertySummary,
    | 'name'
    | 'type'
    | 'address'
    | 'furniture'
    | 'livingSpace'
    | 'rentCost'
    | 'chargesCost'
    | 'ademeNumber'
    | 'energyConsumption'
    | 'dpeNotRequired'
    | 'validated'
  >
>

const answered: Readonly<Record<PropertyStep, (property: DescribedProperty) => boolean>> = {
  name: ({ name }) => !isMissing(name),
  type: ({ type }) => !isMissing(type),
  address: ({ address }) => !isMissing(address),
  furniture: ({ furniture }) => !isMissing(furniture),
  livingSpace: (property) => !isNeeded('livingSpace', property),
  rent: (property) => !isNeeded('rent', property),
  diagnostic: ({ ademeNumber, energyConsumption, dpeNotRequired }) =>
    ademeNumber !== undefined || energyConsumption !== undefined || dpeNotRequired === true,
  validate: ({ validated }) => validated === true,
}

/** A field that completeness asks for is still empty at this step. */
const isNeeded = (step: PropertyStep, property: DescribedProperty): boolean =>
  missingFields(property).some((field) => stepOfField[field] === step)

/**
 * How the menu of the wizard marks a step, seen from the one that is open. Missing is what was passed over and stands
 * in the way of validation; type and diagnostic do not (decision 5).
 */
export function stepState(step: PropertyStep, current: PropertyStep, property: DescribedProperty = {}): StepState {
  if (step === current) return 'current'
  if (answered[step](property)) return 'done'
  const isPassed = propertySteps.indexOf(step) < propertySteps.indexOf(current)
  return isPassed && isNeeded(step, property) ? 'missing' : 'todo'
}
