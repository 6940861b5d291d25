import { isMissing } from '../value/required.rules.ts'
import { missingFields } from './completeness.rules.ts'
import { type PropertyField, propertyFields } from './property.schema.ts'
import type { PropertySummary } from './property-answer.schema.ts'
import { type PropertyStep, propertySteps } from './wizard.rules.ts'

export type StepState = 'done' | 'current' | 'missing' | 'todo'

type DescribedProperty = Partial<Pick<PropertySummary, PropertyField | 'validated'>>

/** A field that validation needs is still empty at this step. */
const isNeeded = (step: PropertyStep, property: DescribedProperty): boolean =>
  missingFields(property).some((field) => propertyFields[field].step === step)

/** Steps that validation needs nothing of. */
const answered: { readonly [Step in PropertyStep]?: (property: DescribedProperty) => boolean } = {
  type: ({ type }) => !isMissing(type),
  diagnostic: ({ ademeNumber, energyConsumption, dpeGrade, dpeNotRequired }) =>
    [ademeNumber, energyConsumption, dpeGrade].some((given) => given !== undefined) || dpeNotRequired === true,
  validate: ({ validated }) => validated === true,
}

/** Decision 5: a step without an answer is no obstacle to validation, which needs neither type nor diagnostic. */
const isAnswered = (step: PropertyStep, property: DescribedProperty): boolean =>
  answered[step]?.(property) ?? !isNeeded(step, property)

/** Steps without an answer, in the order of the wizard; a draft is resumed at the first. */
export const unansweredSteps = (property: DescribedProperty): PropertyStep[] =>
  propertySteps.filter((step) => !isAnswered(step, property))

/**
 * How the menu of the wizard shows a step, seen from the open one. Missing: passed over, and validation needs it; type
 * and diagnostic are not needed (decision 5).
 */
export function stepState(step: PropertyStep, current: PropertyStep, property: DescribedProperty = {}): StepState {
  if (step === current) return 'current'
  if (isAnswered(step, property)) return 'done'
  const isPassed = propertySteps.indexOf(step) < propertySteps.indexOf(current)
  return isPassed && isNeeded(step, property) ? 'missing' : 'todo'
}
