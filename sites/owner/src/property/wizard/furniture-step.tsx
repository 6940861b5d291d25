import { type Furniture, furnitureKinds, propertyFields } from '@bailclair/domain/property/property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { RadioCards } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { fieldHints } from './field-hints.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schema = z.object({ furniture: propertyFields.furniture.schema })
const icons = { FURNISHED: 'sofa', UNFURNISHED: 'room' } as const satisfies Record<Furniture, string>

export function FurnitureStep(wizard: StepWizard) {
  const { furnitures } = useMessages(propertyTexts)
  const hints = useMessages(fieldHints)
  const form = useStepForm<'furniture'>({
    wizard,
    valuesOf: (property) => ({ furniture: property?.furniture ?? '' }),
    schema,
    textOf: (furniture) => furnitures[furniture as Furniture] ?? '',
  })
  return (
    <StepForm {...form.step}>
      <RadioCards
        {...form.choice('furniture')}
        label={form.labels.furniture}
        required
        options={furnitureKinds.map((value) => ({
          value,
          label: furnitures[value],
          hint: hints.furniture[value],
          icon: icons[value],
        }))}
      />
    </StepForm>
  )
}
