import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import { pathTo } from '#platform/paths.ts'

/** The page of each step of the wizard. */
const pageOfStep = {
  name: 'PropertyName',
  type: 'PropertyType',
  address: 'PropertyAddress',
  furniture: 'PropertyFurniture',
  livingSpace: 'PropertyLivingSpace',
  rent: 'PropertyRent',
  diagnostic: 'PropertyDiagnostic',
  validate: 'ValidateProperty',
} as const satisfies Record<PropertyStep, string>

/** The address of a step, of a property that has no id yet when it is left out. */
export const pathToStep = (step: PropertyStep, id?: string): string =>
  pathTo(pageOfStep[step], id === undefined ? {} : { id })
