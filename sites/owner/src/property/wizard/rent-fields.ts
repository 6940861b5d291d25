import { type FieldValue, propertyFields } from '@bailclair/domain/property/property.schema.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { BuiltPeriod } from '@bailclair/domain/rent-control/built-period.ts'
import { builtPeriodOfHome, type RentFact } from '@bailclair/domain/rent-control/rent-limits.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { dateNotAfter } from '@bailclair/domain/value/today.ts'
import { readTypedDate, writeTypedDate } from '@bailclair/domain/value/typed-date.ts'
import { typed } from '@bailclair/domain/value/typed-number.schema.ts'
import { writeTypedNumber } from '@bailclair/domain/value/typed-number.ts'
import { z } from 'zod/mini'

type RentField = 'rentCost' | 'chargesCost' | RentFact
export type RentValues = Record<RentField, string>

export const rentValuesOf = (property: Property | undefined, language: Language): RentValues => ({
  rentCost: writeTypedNumber(property?.rentCost, language),
  chargesCost: writeTypedNumber(property?.chargesCost, language),
  rooms: writeTypedNumber(property?.rooms, language),
  builtPeriod: (property && builtPeriodOfHome(property)) ?? '',
  longUnlet: property?.longUnlet ? 'yes' : '',
  lastRent: writeTypedNumber(property?.lastRent, language),
  lastRentSince: property?.lastRentSince ? writeTypedDate(property.lastRentSince) : '',
})

/** Reads each field as it is typed. What the law asks for may stay empty: null clears it. */
export const rentFieldsIn = (language: Language, today: CalendarDate) => ({
  rentCost: typed(propertyFields.rentCost.schema, language),
  chargesCost: typed(propertyFields.chargesCost.schema, language),
  rooms: typed(z.nullable(propertyFields.rooms.schema), language),
  builtPeriod: z.pipe(
    z.transform((text: string) => (text || null) as BuiltPeriod | null),
    z.nullable(propertyFields.builtPeriod.schema),
  ),
  longUnlet: z.pipe(
    z.transform((text: string) => (text ? true : null)),
    z.nullable(propertyFields.longUnlet.schema),
  ),
  lastRent: typed(z.nullable(propertyFields.lastRent.schema), language),
  lastRentSince: z.pipe(
    z.transform((text: string) => readTypedDate(text) ?? null),
    z.nullable(dateNotAfter(today)),
  ),
})
type RentFields = ReturnType<typeof rentFieldsIn>

export const paidSchema = ({ rentCost, chargesCost }: RentFields) => z.object({ rentCost, chargesCost })

/** What is not asked is not sent, so that it stays as it was saved. An answer may decide what else is asked. */
export function sentSchema(fields: RentFields, askedOf: (values: RentValues) => readonly RentFact[]) {
  const schemaOf = (values: unknown) => {
    const facts: object = Object.fromEntries(askedOf(values as RentValues).map((fact) => [fact, fields[fact]]))
    return z.object({ rentCost: fields.rentCost, chargesCost: fields.chargesCost, ...facts })
  }
  return {
    parse: (values: RentValues) => schemaOf(values).parse(values),
    safeParse: (values: unknown) => schemaOf(values).safeParse(values),
  }
}

/** What is typed, as far as it can be read. */
export type TypedRent = { [Field in 'rentCost' | RentFact]: FieldValue<Field> | undefined }

export const typedRent = (fields: RentFields, values: RentValues): TypedRent => ({
  rentCost: fields.rentCost.safeParse(values.rentCost).data,
  rooms: fields.rooms.safeParse(values.rooms).data ?? undefined,
  builtPeriod: fields.builtPeriod.safeParse(values.builtPeriod).data ?? undefined,
  longUnlet: fields.longUnlet.safeParse(values.longUnlet).data ?? undefined,
  lastRent: fields.lastRent.safeParse(values.lastRent).data ?? undefined,
  lastRentSince: fields.lastRentSince.safeParse(values.lastRentSince).data ?? undefined,
})
