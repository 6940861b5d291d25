import { type PropertyType, propertyFields, propertyTypes } from '@bailclair/domain/property/property.schema.ts'
import { propertyIcon } from '@bailclair/domain/property/property-icon.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { RadioCards } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import type { StepWizard } from './step-wizard.ts'
import { typeStepMessages } from './type-step.messages.ts'
import { useStepForm } from './use-step-form.ts'

const schema = z.object({ type: propertyFields.type })

export function TypeStep(wizard: StepWizard) {
  const t = useMessages(typeStepMessages)
  const form = useStepForm<{ type: PropertyType | '' }>({
    wizard,
    valuesOf: (property) => ({ type: property?.type ?? '' }),
    schema,
    labels: { type: t.type },
    textOf: (type) => t.types[type as PropertyType] ?? '',
  })
  return (
    <StepForm {...form.step}>
      <RadioCards
        {...form.choice('type')}
        label={t.type}
        required
        options={propertyTypes.map((value) => ({
          value,
          label: t.types[value],
          icon: propertyIcon(value),
          ...(value === 'OTHER' && { hint: t.otherHint }),
        }))}
      />
    </StepForm>
  )
}
