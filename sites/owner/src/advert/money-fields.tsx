import { chargesKinds } from '@bailclair/domain/law/letting-kind.ts'
import { isDepositAllowed, mostDeposit } from '@bailclair/domain/lease-model/deposit.rules.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { MoneyField, NumberField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { useId } from 'react'
import { propertyTexts } from '#platform/property-texts.messages.ts'
import { advertFormMessages } from './advert-form.messages.ts'
import { allowedCharges } from './advert-values.ts'
import { FieldWarning } from './field-warning.tsx'
import type { AdvertEditing } from './use-advert-form.ts'

type Props = { editing: AdvertEditing; property: Property; place: RentPlace | undefined }

/** Without charges there is nothing to say of them. */
export function ChargesKindField({ editing: { form, labels }, property: { chargesCost, furniture } }: Props) {
  const t = useMessages(advertFormMessages).charges
  const texts = useMessages(propertyTexts)
  if (!chargesCost) return null
  const { value, ...choice } = form.choice('chargesKind')
  const isFlatRateAllowed = allowedCharges(furniture).includes('FLAT_RATE')
  const options = chargesKinds.map((kind) => ({
    value: kind,
    label: texts.chargesKinds[kind],
    ...(kind === 'FLAT_RATE' && { hint: isFlatRateAllowed ? t.flatRateMobility : t.flatRateShared }),
  }))
  return (
    <RadioGroup
      {...choice}
      label={labels.chargesKind}
      options={options}
      value={options.find((option) => option.value === value)?.value}
    />
  )
}

export function DepositField({ editing: { form, labels, typed }, property: { furniture, rentCost } }: Props) {
  const t = useMessages(advertFormMessages).deposit
  const { money } = useFormats()
  const most = furniture && mostDeposit(furniture, rentCost)
  const limit = most === undefined ? undefined : money(most)
  const isAbove = furniture && typed.deposit !== null && !isDepositAllowed(typed.deposit, furniture, rentCost)
  return (
    <div>
      <MoneyField
        {...form.field('deposit')}
        label={labels.deposit}
        hint={furniture ? t[furniture](limit) : t.UNKNOWN}
      />
      <FieldWarning text={isAbove && limit && t.tooMuch(limit)} />
    </div>
  )
}

/** Only where rents are controlled. */
export function SupplementField({ editing: { form, labels, typed }, property, place }: Props) {
  const t = useMessages(advertFormMessages)
  const { rentCost, rentSupplement } = property
  const isControlled = place?.kind === 'FOUND' && place.territory !== undefined
  // one that is stored is in the advert, so that it can be changed
  if (!isControlled && !rentSupplement) return null
  const isWhole = rentCost !== undefined && (typed.rentSupplement ?? 0) >= rentCost
  return (
    <div>
      <MoneyField
        {...form.field('rentSupplement')}
        label={labels.rentSupplement}
        hint={t.supplement.hint}
        suffix={t.perMonth}
      />
      <FieldWarning text={isWhole && t.supplement.tooMuch} />
    </div>
  )
}

export function EnergyCostFields({ editing: { form, labels, typed }, property: { dpeNotRequired } }: Props) {
  const t = useMessages(advertFormMessages)
  const hintId = useId()
  if (dpeNotRequired) return null
  const { energyCostLeast: least, energyCostMost: most } = typed
  return (
    <fieldset className="advert-costs" aria-describedby={hintId}>
      <legend>{t.energy.title}</legend>
      <p className="muted" id={hintId}>
        {t.energy.hint}
      </p>
      <MoneyField {...form.field('energyCostLeast')} label={labels.energyCostLeast} suffix={t.perYear} />
      <MoneyField {...form.field('energyCostMost')} label={labels.energyCostMost} suffix={t.perYear} />
      <FieldWarning text={least !== null && most !== null && most < least && t.energy.inverted} />
      <NumberField {...form.field('energyCostYear')} label={labels.energyCostYear} />
    </fieldset>
  )
}
