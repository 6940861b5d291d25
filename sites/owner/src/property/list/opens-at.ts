import { missingFields, opensIn, stepOfField } from '@bailclair/domain/property/completeness.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { pathTo } from '#platform/paths.ts'
import { pathToStep } from '#property/step-paths.ts'

/** As the list tells them apart: one that is validated but lost an answer since is to be finalized too (spec §4). */
export type PropertyStatus = 'validated' | 'toBeFinalized'

export const statusOf = (property: PropertySummary): PropertyStatus =>
  opensIn(property) === 'consult' ? 'validated' : 'toBeFinalized'

/** Where a row leads: to the applications, or to the first step of the wizard that still lacks an answer. */
export function opensAt(property: PropertySummary): string {
  if (statusOf(property) === 'validated') return pathTo('ConsultProperty', { id: property.id })
  const [missing] = missingFields(property)
  return pathToStep(missing ? stepOfField[missing] : 'validate', property.id)
}
