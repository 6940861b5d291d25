import { propertyFields } from '@bailclair/domain/property/property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { fieldHints } from './field-hints.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schema = z.object({ name: propertyFields.name.schema })

export function NameStep(wizard: StepWizard) {
  const hints = useMessages(fieldHints)
  const form = useStepForm<'name'>({
    wizard,
    valuesOf: (property) => ({ name: property?.name ?? '' }),
    schema,
  })
  return (
    <StepForm {...form.step}>
      <TextField {...form.field('name')} label={form.labels.name} hint={hints.name} required autoComplete="off" />
    </StepForm>
  )
}
