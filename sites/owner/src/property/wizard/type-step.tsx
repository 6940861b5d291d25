import { type PropertyType, propertyFields, propertyTypes } from '@bailclair/domain/property/property.schema.ts'
import { propertyIcon } from '@bailclair/domain/property/property-icon.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { RadioCards } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { fieldHints } from './field-hints.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schema = z.object({ type: propertyFields.type.schema })

export function TypeStep(wizard: StepWizard) {
  const { types } = useMessages(propertyTexts)
  const hints = useMessages(fieldHints)
  const form = useStepForm<'type'>({
    wizard,
    valuesOf: (property) => ({ type: property?.type ?? '' }),
    schema,
    textOf: (type) => types[type as PropertyType] ?? '',
  })
  return (
    <StepForm {...form.step}>
      <RadioCards
        {...form.choice('type')}
        label={form.labels.type}
        required
        options={propertyTypes.map((value) => ({
          value,
          label: types[value],
          icon: propertyIcon(value),
          ...(value === 'OTHER' && { hint: hints.otherType }),
        }))}
      />
    </StepForm>
  )
}
