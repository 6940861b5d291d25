import type { LawToday } from '@bailclair/domain/law/law-in-force.rules.ts'
import { type ChargesKind, chargesKinds } from '@bailclair/domain/law/letting-kind.ts'
import { limitsOn } from '@bailclair/domain/law/letting-limits.rules.ts'
import { type AdvertField, advertFields, type Furniture } from '@bailclair/domain/property/property.schema.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { typed } from '@bailclair/domain/value/typed-number.schema.ts'
import { writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import { z } from 'zod/mini'

/** What was typed. */
export type AdvertValues = Record<AdvertField, string>
export const advertFieldNames = Object.keys(advertFields) as AdvertField[]

const optional = <Schema extends z.ZodMiniType<unknown, string>>(schema: Schema) =>
  z.pipe(
    z.transform((text: string) => (text.trim() === '' ? null : text)),
    z.nullable(schema),
  )
const schemaIn = (language: Language) => {
  const number = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) => typed(z.nullable(schema), language)
  return z.object({
    chargesKind: optional(advertFields.chargesKind.schema),
    deposit: number(advertFields.deposit.schema),
    statedCeiling: number(advertFields.statedCeiling.schema),
    rentSupplement: number(advertFields.rentSupplement.schema),
    climateGrade: optional(advertFields.climateGrade.schema),
    energyCostLeast: number(advertFields.energyCostLeast.schema),
    energyCostMost: number(advertFields.energyCostMost.schema),
    energyCostYear: number(advertFields.energyCostYear.schema),
    energyCostLastYear: number(advertFields.energyCostLastYear.schema),
    tenantFees: number(advertFields.tenantFees.schema),
    inventoryFees: number(advertFields.inventoryFees.schema),
    presentation: optional(advertFields.presentation.schema),
  })
}
/** Every field may stay empty. */
export const advertRules = { fr: schemaIn('fr'), en: schemaIn('en') }
type Read = z.output<(typeof advertRules)['fr']>

/** What a lease of the home may say; everything with the furniture unknown, or without a rule in force. */
const allowedCharges = (furniture: Furniture | undefined, law: LawToday): readonly ChargesKind[] =>
  (furniture && limitsOn(furniture, law).charges) ?? chargesKinds

/** The only answer is given in advance: it becomes part of the next save. */
function chargesKindOf({ chargesKind, chargesCost, furniture }: Property, law: LawToday): ChargesKind | '' {
  if (chargesKind || !chargesCost) return chargesKind ?? ''
  const [only, other] = allowedCharges(furniture, law)
  return only && !other ? only : ''
}

export function valuesOf(property: Property, language: Language, law: LawToday): AdvertValues {
  const written = (field: AdvertField) => {
    const value = property[field]
    return typeof value === 'number' ? writeTypedNumber(value, language) : (value ?? '')
  }
  const values = Object.fromEntries(advertFieldNames.map((field) => [field, written(field)])) as AdvertValues
  return { ...values, chargesKind: chargesKindOf(property, law) }
}

/** Fields that can be read; the others are not given. */
export function readValues(values: AdvertValues, language: Language): Read {
  const { shape } = advertRules[language]
  return Object.fromEntries(
    advertFieldNames.map((field) => [field, z.safeParse(shape[field], values[field]).data ?? null]),
  ) as Read
}

export type AdvertChanges = Partial<Read>

/** What differs from what is stored. A field that cannot be read counts as cleared: it is not sent before it can. */
export function changesOf(values: AdvertValues, stored: Property, language: Language): AdvertChanges {
  const read = readValues(values, language)
  const changed = advertFieldNames.filter(
    (field) => read[field] !== (stored[field] ?? null) || isUnread(values[field], read[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, read[field]]))
}

const isUnread = (text: string, read: unknown) => text.trim() !== '' && read === null

/** Changed here and elsewhere, each to something else: only the owner can choose. */
export const disputedFields = (changes: AdvertChanges, base: Property, newer: Property): AdvertField[] =>
  advertFieldNames.filter(
    (field) => field in changes && newer[field] !== base[field] && (newer[field] ?? null) !== changes[field],
  )
