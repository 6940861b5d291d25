import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import { askedRentFacts, type RentFact } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { RunningTotal } from '@bailclair/site-kit/ui/step-form/running-total.tsx'
import { StepForm } from '@bailclair/site-kit/ui/step-form/step-form.tsx'
import type { ReactNode } from 'react'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { useLaw } from '#platform/use-law.ts'
import { fieldHints } from './field-hints.messages.ts'
import { RentFacts } from './rent-facts.tsx'
import {
  paidSchema,
  type RentValues,
  rentFieldsIn,
  rentValuesOf,
  sentSchema,
  type TypedRent,
  typedRent,
} from './rent-fields.ts'
import type { StepWizard } from './step-wizard.ts'
import { useStepForm } from './use-step-form.ts'

type Props = StepWizard & {
  /** Where the home is; undefined while that is not known. */
  place: RentPlace | undefined
  /** What the law makes of what is typed. The second value leads to the field of a fact. */
  limits: (typed: TypedRent, idOf: (fact: RentFact) => string) => ReactNode
}

export function RentStep({ place, limits, ...wizard }: Props) {
  const hints = useMessages(fieldHints)
  const { builtPeriods } = useMessages(propertyTexts)
  const { money } = useFormats()
  const { language } = useLanguage()
  const { today } = useLaw()
  const fields = rentFieldsIn(language, today)
  const askedOf = ({ longUnlet }: Pick<RentValues, 'longUnlet'>) =>
    askedRentFacts(place, longUnlet !== '' && !mayBeFrozen(wizard.property))
  const form = useStepForm<'rent', 'rentCost' | 'chargesCost'>({
    wizard,
    valuesOf: (property) => rentValuesOf(property, language),
    schema: sentSchema(fields, askedOf),
    asked: ['rentCost', 'chargesCost', ...askedRentFacts(place)],
    textOf: (value, field) => {
      if (field === 'longUnlet') return value && hints.yes
      if (field === 'builtPeriod') return builtPeriods[value as keyof typeof builtPeriods] ?? ''
      return value && field !== 'rooms' && field !== 'lastRentSince' ? `${value}\u202F€` : value
    },
  })
  const { furniture = 'UNFURNISHED' } = wizard.property ?? {}
  const rent = form.field('rentCost')
  const charges = form.field('chargesCost')
  const total = rentWithCharges(paidSchema(fields).safeParse(form.values).data ?? {})
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
      <RentFacts form={form} asked={askedOf(form.values)} certificate={wizard.property?.certificate} />
      {limits(typedRent(fields, form.values), (fact) => form.field(fact).id)}
    </StepForm>
  )
}

/** The rent of an F or G may not rise, however long nobody lived there. The days of that rule would weigh too much here. */
const mayBeFrozen = (property: StepWizard['property']): boolean =>
  /^[FG]/.test(property?.certificate?.grade ?? property?.dpeGrade ?? '')
