import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { StepFrame } from '@bailclair/site-kit/ui/step-form/step-frame.ts'
import type { PropertySave } from '../property.queries.ts'

export type StepChanges = Omit<PropertySave, 'id' | 'version'>

/** What the wizard gives a step, whose form is a `StepForm` with the `frame`. */
export type StepWizard = {
  /** As it was when the step was opened, or as the step last saved it; absent until the first save. */
  property: Property | undefined
  /** What was saved elsewhere meanwhile. */
  newer: Property | undefined
  /** For the `send` of the form: saves what is given, if anything, then leaves the step. */
  goOn: (changes?: StepChanges) => Promise<void>
  /** Saves and stays, such as the search of a certificate; a property without an address yet gets one. */
  save: (changes: StepChanges) => Promise<Property>
  removeCertificate: () => Promise<void>
  frame: StepFrame
}
