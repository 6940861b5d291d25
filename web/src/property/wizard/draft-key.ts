import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { type PropertyStep, propertySteps } from '@bailclair/domain/property/wizard.rules.ts'
import { forgetDraft } from '@bailclair/front/platform/form/use-draft.ts'

/** With the version it was typed over: a draft never comes back on top of what was saved elsewhere since. */
export const draftKeyOf = (step: PropertyStep, property: Pick<Property, 'id' | 'version'> | undefined): string =>
  property ? `property-${property.id}-${property.version}-${step}` : `property-new-${step}`

/** The add-property button starts from nothing (spec §2): what was typed for a property never saved is forgotten. */
export function forgetNewProperty(): void {
  for (const step of propertySteps) forgetDraft(draftKeyOf(step, undefined))
}
