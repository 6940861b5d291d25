import { propertyFields } from '@bailclair/domain/property/property.schema.ts'
import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { typed } from '@bailclair/domain/value/typed-number.schema.ts'
import { writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { RunningTotal } from '@bailclair/site-kit/ui/step-form/running-total.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { fieldHints } from './field-hints.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schemaIn = (language: Language) =>
  z.object({
    rentCost: typed(propertyFields.rentCost.schema, language),
    chargesCost: typed(propertyFields.chargesCost.schema, language),
  })
const schemas = { fr: schemaIn('fr'), en: schemaIn('en') }

export function RentStep(wizard: StepWizard) {
  const hints = useMessages(fieldHints)
  const { money } = useFormats()
  const { language } = useLanguage()
  const schema = schemas[language]
  const form = useStepForm<'rent'>({
    wizard,
    valuesOf: (property) => ({
      rentCost: writeTypedNumber(property?.rentCost, language),
      chargesCost: writeTypedNumber(property?.chargesCost, language),
    }),
    schema,
    textOf: (euros) => euros && `${euros}\u202F€`,
  })
  const { furniture = 'UNFURNISHED' } = wizard.property ?? {}
  const rent = form.field('rentCost')
  const charges = form.field('chargesCost')
  const total = rentWithCharges(schema.safeParse(form.values).data ?? {})
  return (
    <StepForm {...form.step}>
      <Stack>
        <MoneyField {...rent} label={form.labels.rentCost} hint={hints.rentCost} suffix={hints.monthlyUnit} required />
        <MoneyField
          {...charges}
          label={form.labels.chargesCost}
          hint={`${hints.chargesCost[furniture]} ${hints.noCharges}`}
          suffix={hints.monthlyUnit}
          required
        />
        <RunningTotal label={hints.total} addends={[rent.id, charges.id]}>
          {total === undefined ? '–' : money(total)}
        </RunningTotal>
      </Stack>
    </StepForm>
  )
}
