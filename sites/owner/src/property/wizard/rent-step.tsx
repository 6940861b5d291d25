import { propertyFields } from '@bailclair/domain/property/property.schema.ts'
import { type Cents, fromCents, toCents } from '@bailclair/domain/value/money.schema.ts'
import { typed } from '@bailclair/domain/value/typed-number.schema.ts'
import { writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { RunningTotal } from '@bailclair/site-kit/ui/step-form/running-total.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import { z } from 'zod/mini'
import { rentStepMessages } from './rent-step.messages.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

const schema = z.object({ rentCost: typed(propertyFields.rentCost), chargesCost: typed(propertyFields.chargesCost) })

export function RentStep(wizard: StepWizard) {
  const t = useMessages(rentStepMessages)
  const { money } = useFormats()
  const { language } = useLanguage()
  const form = useStepForm({
    wizard,
    valuesOf: (property) => ({
      rentCost: writeTypedNumber(property?.rentCost, language),
      chargesCost: writeTypedNumber(property?.chargesCost, language),
    }),
    schema,
    labels: { rentCost: t.rentCost, chargesCost: t.chargesCost },
    textOf: (euros) => euros && `${euros}\u202F€`,
  })
  const rent = form.field('rentCost')
  const charges = form.field('chargesCost')
  const { data } = schema.safeParse(form.values)
  return (
    <StepForm {...form.step}>
      <Stack>
        <MoneyField {...rent} label={t.rentCost} hint={t.rentHint} suffix={t.unit} required />
        <MoneyField {...charges} label={t.chargesCost} hint={t.chargesHint} suffix={t.unit} required />
        <RunningTotal label={t.total} addends={[rent.id, charges.id]}>
          {data ? money(totalOf(data)) : '–'}
        </RunningTotal>
      </Stack>
    </StepForm>
  )
}

/** In cents, where sums are exact. */
const totalOf = ({ rentCost, chargesCost }: { rentCost: number; chargesCost: number }): number =>
  fromCents((toCents(rentCost) + toCents(chargesCost)) as Cents)
