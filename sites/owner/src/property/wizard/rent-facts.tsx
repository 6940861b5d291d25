import { type BuiltPeriod, builtPeriods } from '@bailclair/domain/rent-control/built-period.ts'
import { certifiedPeriod, type RentedHome, type RentFact } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import type { Form } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import type { ReactNode } from 'react'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { fieldHints } from './field-hints.messages.ts'
import type { RentValues } from './rent-fields.ts'

type Props = {
  form: Pick<Form<RentValues>, 'field'>
  asked: readonly RentFact[]
  certificate: RentedHome['certificate']
}

/** What the limits of the rent depend on, where there are some. */
export function RentFacts({ form, asked, certificate }: Props) {
  const hints = useMessages(fieldHints)
  const { form: labels, builtPeriods: periods } = useMessages(propertyTexts)
  if (asked.length === 0) return null
  const certified = certifiedPeriod(certificate)
  const period = form.field('builtPeriod')
  const unlet = form.field('longUnlet')
  const besideCertificate = (ofCertificate: BuiltPeriod) => {
    if (period.value === ofCertificate) return hints.certifiedPeriod
    return (period.value === '' ? hints.periodIfEmpty : hints.otherPeriod)(periods[ofCertificate])
  }
  const inputs: Record<RentFact, ReactNode> = {
    rooms: (
      <TextField
        {...form.field('rooms')}
        key="rooms"
        label={labels.rooms}
        hint={hints.rooms}
        inputMode="numeric"
        autoComplete="off"
        short
        optional
      />
    ),
    builtPeriod: (
      <SelectField
        {...period}
        key="builtPeriod"
        label={labels.builtPeriod}
        hint={certified ? besideCertificate(certified) : hints.builtPeriod}
        options={builtPeriods.map((value) => ({ value, label: periods[value] }))}
        withPrompt
        optional
      />
    ),
    longUnlet: (
      <Checkbox
        id={unlet.id}
        name={unlet.name}
        key="longUnlet"
        label={labels.longUnlet}
        hint={hints.longUnlet}
        checked={unlet.value !== ''}
        onChange={({ target }) => unlet.onChange({ target: { value: target.checked ? 'yes' : '' } })}
      />
    ),
    lastRent: (
      <MoneyField
        {...form.field('lastRent')}
        key="lastRent"
        label={labels.lastRent}
        hint={hints.lastRent}
        suffix={hints.monthlyUnit}
        optional
      />
    ),
    lastRentSince: (
      <TextField
        {...form.field('lastRentSince')}
        key="lastRentSince"
        label={labels.lastRentSince}
        hint={hints.lastRentSince}
        inputMode="numeric"
        autoComplete="off"
        short
        optional
      />
    ),
  }
  return (
    <Stack>
      <p>{hints.whyAsked}</p>
      {asked.map((fact) => inputs[fact])}
    </Stack>
  )
}
