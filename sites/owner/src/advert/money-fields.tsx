import { chargesKinds } from '@bailclair/domain/law/letting-kind.ts'
import { limitsOn } from '@bailclair/domain/law/letting-limits.rules.ts'
import { isDepositAllowed, mostDeposit } from '@bailclair/domain/lease-model/deposit.rules.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { RadioGroup } from '@bailclair/site-kit/ui/radio/radio-group.tsx'
import { useLaw } from '#platform/use-law.ts'
import { advertFieldTexts } from './advert-field-texts.messages.ts'
import { advertFormMessages } from './advert-form.messages.ts'
import { FieldWarning } from './field-warning.tsx'
import type { AdvertEditing } from './use-advert-form.ts'

type Props = { editing: AdvertEditing; property: Property }

/** Without charges there is nothing to say of them. */
export function ChargesKindField({ editing: { form, labels }, property: { chargesCost, furniture } }: Props) {
  const t = useMessages(advertFormMessages).charges
  const texts = useMessages(advertFieldTexts)
  const { charges } = limitsOn(furniture ?? 'FURNISHED', useLaw())
  if (!chargesCost) return null
  const { value, ...choice } = form.choice('chargesKind')
  const options = chargesKinds.map((kind) => ({
    value: kind,
    label: texts.chargesKinds[kind],
    ...(kind === 'FLAT_RATE' && charges && { hint: charges.includes(kind) ? t.flatRateMobility : t.flatRateShared }),
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
  const law = useLaw()
  const isLimited = limitsOn(furniture ?? 'FURNISHED', law).depositMonths !== undefined
  const most = furniture && mostDeposit(furniture, rentCost, law)
  const limit = most === undefined ? undefined : money(most)
  const isAbove = furniture && typed.deposit !== null && !isDepositAllowed(typed.deposit, furniture, rentCost, law)
  return (
    <div>
      <MoneyField
        {...form.field('deposit')}
        label={labels.deposit}
        hint={!isLimited ? t.UNLIMITED : furniture ? t[furniture](limit) : t.UNKNOWN}
      />
      <FieldWarning text={isAbove && limit && t.tooMuch(limit)} />
    </div>
  )
}
