import { propertyFields } from '@bailclair/domain/property/property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { nameStepMessages } from './name-step.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schema = z.object({ name: propertyFields.name })

export function NameStep(wizard: StepWizard) {
  const t = useMessages(nameStepMessages)
  const form = useStepForm({
    wizard,
    valuesOf: (property) => ({ name: property?.name ?? '' }),
    schema,
    labels: { name: t.name },
  })
  return (
    <StepForm {...form.step}>
      <TextField {...form.field('name')} label={t.name} hint={t.hint} required autoComplete="off" />
    </StepForm>
  )
}
