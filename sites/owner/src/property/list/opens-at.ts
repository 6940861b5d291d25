import { opensIn } from '@bailclair/domain/property/completeness.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { unansweredSteps } from '@bailclair/domain/property/step-state.rules.ts'
import { pathTo } from '#platform/paths.ts'
import { pathToStep } from '#property/step-paths.ts'

/** As the list tells them apart: a validated one that lost an answer since is to be finalized too. */
export type PropertyStatus = 'validated' | 'toBeFinalized'

export const statusOf = (property: PropertySummary): PropertyStatus =>
  opensIn(property) === 'consult' ? 'validated' : 'toBeFinalized'

/** Where a row leads: to the applications, or to the first step of the wizard that still lacks an answer. */
export function opensAt(property: PropertySummary): string {
  if (statusOf(property) === 'validated') return pathTo('ConsultProperty', { id: property.id })
  const [step = 'validate'] = unansweredSteps(property)
  return pathToStep(step, property.id)
}
