import { isClimateGradeAsked } from '@bailclair/domain/advert/advert-facts.rules.ts'
import { officialGrades } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { MoneyField, NumberField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import { useId } from 'react'
import { useLaw } from '#platform/use-law.ts'
import { advertFormMessages } from './advert-form.messages.ts'
import { FieldWarning } from './field-warning.tsx'
import type { AdvertEditing } from './use-advert-form.ts'

type Props = { editing: AdvertEditing; property: Property }

/** Only of a certificate that the owner copied: the registry knows that of its own. */
export function ClimateGradeField({ editing: { form, labels }, property }: Props) {
  const t = useMessages(advertFormMessages).energy
  if (!isClimateGradeAsked(property, useLaw())) return null
  return (
    <SelectField
      {...form.field('climateGrade')}
      label={labels.climateGrade}
      hint={t.climateHint}
      options={officialGrades.map((letter) => ({ value: letter, label: letter }))}
      withPrompt
    />
  )
}

export function EnergyCostFields({ editing: { form, labels, typed }, property: { dpeNotRequired } }: Props) {
  const t = useMessages(advertFormMessages)
  const hintId = useId()
  if (dpeNotRequired) return null
  const { energyCostLeast, energyCostMost, energyCostYear, energyCostLastYear } = typed
  return (
    <fieldset className="advert-costs" aria-describedby={hintId}>
      <legend>{t.energy.title}</legend>
      <p className="muted" id={hintId}>
        {t.energy.hint}
      </p>
      <MoneyField {...form.field('energyCostLeast')} label={labels.energyCostLeast} suffix={t.perYear} />
      <MoneyField {...form.field('energyCostMost')} label={labels.energyCostMost} suffix={t.perYear} />
      <FieldWarning text={isInverted(energyCostLeast, energyCostMost) && t.energy.inverted} />
      <NumberField {...form.field('energyCostYear')} label={labels.energyCostYear} />
      <NumberField {...form.field('energyCostLastYear')} label={labels.energyCostLastYear} />
      <FieldWarning text={isInverted(energyCostYear, energyCostLastYear) && t.energy.invertedYears} />
    </fieldset>
  )
}

const isInverted = (low: number | null, high: number | null) => low !== null && high !== null && high < low
