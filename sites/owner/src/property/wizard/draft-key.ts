import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { type PropertyStep, propertySteps } from '@bailclair/domain/property/wizard.rules.ts'
import { forgetDraft } from '@bailclair/site-kit/platform/form/use-draft.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'

/** With the version it was typed over: a draft never comes back on top of what was saved elsewhere since. */
export const draftKeyOf = (step: PropertyStep, property: Pick<Property, 'id' | 'version'> | undefined): string =>
  property ? `property-${property.id}-${property.version}-${step}` : `property-new-${step}`

/** The add-property button starts from nothing: what was typed for a property never saved is forgotten. */
export function forgetNewProperty(): void {
  for (const step of propertySteps) forgetDraft(draftKeyOf(step, undefined))
  forgetCreationKey()
}

const creationKey = 'property-creation-key'

/**
 * Goes with the first save of a property. It is the same, also after a reload, until an answer has come: a save whose
 * answer was lost and that is sent again makes no second property (decision 165).
 */
export function keepCreationKey(): string {
  const kept = tabStorage.find(creationKey)
  const key = typeof kept === 'string' ? kept : crypto.randomUUID()
  tabStorage.keep(creationKey, key)
  return key
}

export const forgetCreationKey = (): void => void tabStorage.keep(creationKey, undefined)
