import { propertyFields } from '@bailclair/domain/property/property.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { typed } from '@bailclair/domain/value/typed-number.schema.ts'
import { writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { NumberField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { fieldHints } from './field-hints.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schemaIn = (language: Language) => z.object({ livingSpace: typed(propertyFields.livingSpace.schema, language) })
const schemas = { fr: schemaIn('fr'), en: schemaIn('en') }

export function LivingSpaceStep(wizard: StepWizard) {
  const hints = useMessages(fieldHints)
  const { language } = useLanguage()
  const form = useStepForm<'livingSpace'>({
    wizard,
    valuesOf: (property) => ({ livingSpace: writeTypedNumber(property?.livingSpace, language) }),
    schema: schemas[language],
    textOf: (area) => area && `${area}\u202Fm²`,
  })
  return (
    <StepForm {...form.step}>
      <NumberField
        {...form.field('livingSpace')}
        label={form.labels.livingSpace}
        hint={hints.livingSpace}
        suffix="m²"
        required
      />
    </StepForm>
  )
}
