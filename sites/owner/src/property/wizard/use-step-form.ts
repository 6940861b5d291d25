import type { FieldsOfStep } from '@bailclair/domain/property/property.schema.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { Answer } from '@bailclair/site-kit/ui/step-form/step-frame.ts'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import type { StepChanges, StepWizard } from './step-wizard.ts'

/** What was typed in each field of a step. */
type Values<Step extends PropertyStep> = Record<FieldsOfStep<Step>, string>

/** From what was typed to what is sent. */
type StepSchema<Step extends PropertyStep> = {
  parse: (values: Values<Step>) => StepChanges & Record<FieldsOfStep<Step>, unknown>
  safeParse: (values: unknown) => {
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
  }
}

type Options<Step extends PropertyStep> = {
  wizard: StepWizard
  /** What the fields begin with. */
  valuesOf: (property: Property | undefined) => Values<Step>
  schema: StepSchema<Step>
  /** An answer in words, where the value itself is none. */
  textOf?: (value: string) => string
}

/** The form of a step, for its `StepForm`. What was not changed is not sent again. */
export function useStepForm<Step extends PropertyStep>(options: Options<Step>) {
  const { wizard, valuesOf, schema, textOf = (value) => value } = options
  const { form: labels } = useMessages(propertyTexts)
  const form = useForm<Values<Step>>({ initial: valuesOf(wizard.property), rules: schema, labels, send })

  function send(values: Values<Step>): Promise<void> {
    return wizard.goOn(form.isDirty || !wizard.property ? schema.parse(values) : undefined)
  }

  const answersOf = (values: Values<Step>): Answer[] =>
    (Object.keys(values) as FieldsOfStep<Step>[]).map((name) => ({ label: labels[name], value: textOf(values[name]) }))
  const answers = { saved: answersOf(valuesOf(wizard.newer)), typed: answersOf(form.values) }
  return { ...form, labels, step: { form, frame: wizard.frame, answers, hasRequired: true } }
}
