import { type AddressSuggestion, shortestAddressText } from '@bailclair/domain/address/address.schema.ts'
import { propertyFields } from '@bailclair/domain/property/property.schema.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { ComboboxField } from '@bailclair/site-kit/ui/combobox/combobox-field.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { useAddressSuggestions } from './address-suggestions.ts'
import { fieldHints } from './field-hints.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schema = z.object({ address: propertyFields.address.schema })
const labelOf = ({ label }: AddressSuggestion) => label

/** Any text is an address: the directory helps to write it, and is not needed. */
export function AddressStep(wizard: StepWizard) {
  const hints = useMessages(fieldHints)
  const errors = useErrorTexts()
  const { suggest, isDown } = useAddressSuggestions()
  const form = useStepForm<'address'>({
    wizard,
    valuesOf: (property) => ({ address: property?.address ?? '' }),
    schema,
  })
  const { onChange: _, ...field } = form.field('address')
  return (
    <StepForm {...form.step}>
      <div>
        <ComboboxField
          {...field}
          label={form.labels.address}
          hint={hints.address}
          required
          onValueChange={(address) => form.set('address', address)}
          suggest={suggest}
          itemText={labelOf}
          minLength={shortestAddressText}
        />
        {isDown && <Callout role="status">{errors.AddressServiceUnavailable}</Callout>}
      </div>
    </StepForm>
  )
}
