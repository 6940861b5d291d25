import { type Furniture, furnitureKinds, propertyFields } from '@bailclair/domain/property/property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { RadioCards } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { furnitureStepMessages } from './furniture-step.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schema = z.object({ furniture: propertyFields.furniture })
const icons = { FURNISHED: 'sofa', UNFURNISHED: 'room' } as const satisfies Record<Furniture, string>

export function FurnitureStep(wizard: StepWizard) {
  const t = useMessages(furnitureStepMessages)
  const form = useStepForm<{ furniture: Furniture | '' }>({
    wizard,
    valuesOf: (property) => ({ furniture: property?.furniture ?? '' }),
    schema,
    labels: { furniture: t.furniture },
    textOf: (furniture) => t.kinds[furniture as Furniture] ?? '',
  })
  return (
    <StepForm {...form.step}>
      <RadioCards
        {...form.choice('furniture')}
        label={t.furniture}
        required
        options={furnitureKinds.map((value) => ({
          value,
          label: t.kinds[value],
          hint: t.hints[value],
          icon: icons[value],
        }))}
      />
    </StepForm>
  )
}
