import { propertyFields } from '@bailclair/domain/property/property.schema.ts'
import { typed } from '@bailclair/domain/value/typed-number.schema.ts'
import { writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { NumberField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { livingSpaceStepMessages } from './living-space-step.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schema = z.object({ livingSpace: typed(propertyFields.livingSpace) })

export function LivingSpaceStep(wizard: StepWizard) {
  const t = useMessages(livingSpaceStepMessages)
  const { language } = useLanguage()
  const form = useStepForm({
    wizard,
    valuesOf: (property) => ({ livingSpace: writeTypedNumber(property?.livingSpace, language) }),
    schema,
    labels: { livingSpace: t.livingSpace },
    textOf: (area) => area && `${area}\u202Fm²`,
  })
  return (
    <StepForm {...form.step}>
      <NumberField {...form.field('livingSpace')} label={t.livingSpace} hint={t.hint} suffix="m²" required />
    </StepForm>
  )
}
