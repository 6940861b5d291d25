import type { PlainField } from '@bailclair/domain/property/property.schema.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { propertyTexts } from '#platform/property-texts.messages.ts'

/** The fields of a property in words; undefined: not given. */
export function useFieldValues(property: Partial<PropertySummary>): Record<PlainField, string | undefined> {
  const { types, furnitures } = useMessages(propertyTexts)
  const { number, money } = useFormats()
  const { name, type, address, furniture, livingSpace, rentCost, chargesCost } = property
  const euros = (amount: number | undefined) => (amount === undefined ? undefined : money(amount))
  return {
    name,
    type: type && types[type],
    address,
    furniture: furniture && furnitures[furniture],
    livingSpace: livingSpace === undefined ? undefined : `${number(livingSpace)}\u202Fm²`,
    rentCost: euros(rentCost),
    chargesCost: euros(chargesCost),
  }
}
