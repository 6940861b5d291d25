import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import type { Answer } from '@bailclair/site-kit/ui/step-form/step-frame.ts'
import type { StepChanges, StepWizard } from './step-wizard.ts'

/** From what was typed to what is sent. */
type StepSchema<Values> = {
  parse: (values: Values) => StepChanges
  safeParse: (values: unknown) => {
    error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined
  }
}

type Options<Values> = {
  wizard: StepWizard
  /** What the fields begin with. */
  valuesOf: (property: Property | undefined) => Values
  schema: StepSchema<Values>
  labels: { [Name in keyof Values]: string }
  /** An answer in words, where the value itself is none. */
  textOf?: (value: string) => string
}

/** The form of a step, for its `StepForm`. What was not changed is not sent again. */
export function useStepForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { wizard, valuesOf, schema, labels, textOf = (value) => value } = options
  const form = useForm<Values>({
    initial: valuesOf(wizard.property),
    rules: schema,
    labels,
    send,
  })

  function send(values: Values): Promise<void> {
    return wizard.goOn(form.isDirty || !wizard.property ? schema.parse(values) : undefined)
  }

  const answersOf = (values: Values): Answer[] =>
    Object.entries(labels).map(([name, label]) => ({ label, value: textOf(values[name] ?? '') }))
  const answers = { saved: answersOf(valuesOf(wizard.newer)), typed: answersOf(form.values) }
  return { ...form, step: { form, frame: wizard.frame, answers, hasRequired: true } }
}
