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

/** From what was typed to what is sent: always these fields, perhaps others of the step. */
type StepSchema<Step extends PropertyStep, Sent extends FieldsOfStep<Step>> = {
  parse: (values: Values<Step>) => StepChanges & Record<Sent, unknown>
  safeParse: (values: unknown) => {
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
  }
}

type Options<Step extends PropertyStep, Sent extends FieldsOfStep<Step>> = {
  wizard: StepWizard
  /** What the fields begin with. */
  valuesOf: (property: Property | undefined) => Values<Step>
  schema: StepSchema<Step, Sent>
  /** The fields that this property is asked for; all unless given. */
  asked?: readonly FieldsOfStep<Step>[]
  /** An answer in words, where the value itself is none. */
  textOf?: (value: string, field: FieldsOfStep<Step>) => string
}

/** The form of a step, for its `StepForm`. What was not changed is not sent again. */
export function useStepForm<Step extends PropertyStep, Sent extends FieldsOfStep<Step> = FieldsOfStep<Step>>(
  options: Options<Step, Sent>,
) {
  const { wizard, valuesOf, schema, asked, textOf = (value) => value } = options
  const { form: labels } = useMessages(propertyTexts)
  const form = useForm<Values<Step>>({ initial: valuesOf(wizard.property), rules: schema, labels, send })

  function send(values: Values<Step>): Promise<void> {
    return wizard.goOn(form.isDirty || !wizard.property ? schema.parse(values) : undefined)
  }

  const answersOf = (values: Values<Step>): Answer[] =>
    (asked ?? (Object.keys(values) as FieldsOfStep<Step>[])).map((field) => ({
      label: labels[field],
      value: textOf(values[field], field),
    }))
  const answers = { saved: answersOf(valuesOf(wizard.newer)), typed: answersOf(form.values) }
  return { ...form, labels, step: { form, frame: wizard.frame, answers, hasRequired: true } }
}
