import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { certificateNumber } from '../energy-certificate/certificate-number.schema.ts'
import { officialGrades } from '../energy-certificate/energy-grade.rules.ts'
import { certificateMeasure } from '../energy-certificate/manual-certificate.schema.ts'
import { chargesKinds } from '../law/letting-kind.ts'
import { builtPeriods } from '../rent-control/built-period.ts'
import { positiveArea } from '../value/area.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { nonNegativeEuros, positiveEuros } from '../value/money.schema.ts'
import { isMissing } from '../value/required.rules.ts'
import { publicLine, publicLines } from '../value/text.schema.ts'
import { wholeNumber } from '../value/whole-number.schema.ts'
import type { PropertyStep } from './wizard.rules.ts'

export const propertyTypes = ['HOUSE', 'APARTMENT', 'OTHER'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const furnitureKinds = ['FURNISHED', 'UNFURNISHED'] as const
export type Furniture = (typeof furnitureKinds)[number]

const choiceOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, { error: ({ input }) => (isMissing(input) ? fieldError.required : fieldError.invalid) })

type Field = {
  /** What an owner may send. */
  schema: z.ZodMiniType
  /** The step of the wizard that asks for it, or the page of the advert. */
  step: PropertyStep | 'advert'
  /** Only where validation needs the field. A value not given is null (stored) or undefined (JSON). */
  isFilled?: (value: never) => boolean
}
type Amount = number | null | undefined
const isGiven = (value: unknown) => !isMissing(value)
const isPositive = (value: Amount) => (value ?? 0) > 0
/** Charges not given are missing, not zero. */
const isZeroOrMore = (value: Amount) => (value ?? -1) >= 0

/** These change together: see `changeEnergy`. Validation needs none of them (decision 5). */
export const energyFields = {
  ademeNumber: { schema: certificateNumber, step: 'diagnostic' },
  /** Final energy, kWh/m²/year. */
  energyConsumption: { schema: certificateMeasure, step: 'diagnostic' },
  /** kg CO₂/m²/year. */
  co2Emission: { schema: certificateMeasure, step: 'diagnostic' },
  /** The letter that the owner copied; absent beside a certificate of the registry, which has its own. */
  dpeGrade: { schema: choiceOf(officialGrades), step: 'diagnostic' },
  /** That it is not in the future is checked with the clock of the server. */
  dpeDate: { schema: calendarDate, step: 'diagnostic' },
  dpeNotRequired: { schema: z.boolean(), step: 'diagnostic' },
  /** The owner said that the certificate, which differs, is of this home (`findDoubts`). */
  dpeConfirmed: { schema: z.boolean(), step: 'diagnostic' },
} as const satisfies Record<string, Field>

/** Asked where rents are limited, and only there (`askedRentFacts`). Validation needs none of them. */
export const rentLimitFields = {
  /** Main rooms. */
  rooms: { schema: wholeNumber(1, 30), step: 'rent' },
  builtPeriod: { schema: choiceOf(builtPeriods), step: 'rent' },
  /** Euros a month without charges that the last tenant paid. */
  lastRent: { schema: positiveEuros, step: 'rent' },
  /** That it is not in the future is checked with the clock of the server. */
  lastRentSince: { schema: calendarDate, step: 'rent' },
  /** Nobody has rented the home for more than 18 months, or ever. It has no other value: null says nothing. */
  longUnlet: { schema: z.literal(true), step: 'rent' },
} as const satisfies Record<string, Field>

/** What an advert says and nothing else needs. */
export const advertFields = {
  chargesKind: { schema: choiceOf(chargesKinds), step: 'advert' },
  deposit: { schema: nonNegativeEuros, step: 'advert' },
  /**
   * Euros a month for a m²: the ceiling that the owner read on the official site. Asked where the product has no certain
   * figure (`isCeilingAsked`).
   */
  statedCeiling: { schema: positiveEuros, step: 'advert' },
  /** Euros a month, a part of the rent. */
  rentSupplement: { schema: nonNegativeEuros, step: 'advert' },
  /** Copied from a certificate, as `dpeGrade` is; absent beside a certificate of the registry, which has its own. */
  climateGrade: { schema: choiceOf(officialGrades), step: 'advert' },
  /** Euros a year, as the energy certificate prints them, and the first and last year of its prices. */
  energyCostLeast: { schema: positiveEuros, step: 'advert' },
  energyCostMost: { schema: positiveEuros, step: 'advert' },
  energyCostYear: { schema: wholeNumber(2015, 2100), step: 'advert' },
  energyCostLastYear: { schema: wholeNumber(2015, 2100), step: 'advert' },
  /** Asked of the tenant by an agent: for visit, file and lease; and for the inventory. */
  tenantFees: { schema: nonNegativeEuros, step: 'advert' },
  inventoryFees: { schema: nonNegativeEuros, step: 'advert' },
  /** In the owner's own words. */
  presentation: { schema: publicLines(1000), step: 'advert' },
} as const satisfies Record<string, Field>

/**
 * The one list of the fields an owner fills in, in the order of the wizard. Schemas, columns, texts and pages are
 * derived from it or checked against it: what forgets a field does not compile.
 */
export const propertyFields = {
  name: { schema: publicLine(100), step: 'name', isFilled: isGiven },
  type: { schema: choiceOf(propertyTypes), step: 'type' },
  /** 255: a postal address has up to six lines of 38 characters. */
  address: { schema: publicLine(255), step: 'address', isFilled: isGiven },
  furniture: { schema: choiceOf(furnitureKinds), step: 'furniture', isFilled: isGiven },
  /** m² */
  livingSpace: { schema: positiveArea, step: 'livingSpace', isFilled: isPositive },
  /** Euros a month, like the charges. */
  rentCost: { schema: positiveEuros, step: 'rent', isFilled: isPositive },
  chargesCost: { schema: nonNegativeEuros, step: 'rent', isFilled: isZeroOrMore },
  ...rentLimitFields,
  ...energyFields,
  ...advertFields,
} as const satisfies Record<string, Field>

type Fields = typeof propertyFields
export type PropertyField = keyof Fields
export type EnergyField = keyof typeof energyFields
export type RentLimitField = keyof typeof rentLimitFields
export type AdvertField = keyof typeof advertFields
/** Every property has them. */
export type PlainField = Exclude<PropertyField, EnergyField | RentLimitField | AdvertField>
/** The wizard asks for it. */
export type WizardField = Exclude<PropertyField, AdvertField>
export type FieldsOfStep<Step extends PropertyStep> = {
  [F in WizardField]: Fields[F]['step'] extends Step ? F : never
}[WizardField]
export type FieldSchema<F extends PropertyField> = Fields[F]['schema']
export type FieldValue<F extends PropertyField> = z.output<FieldSchema<F>>

export const propertyFieldNames = Object.keys(propertyFields) as PropertyField[]
export const rentLimitFieldNames = Object.keys(rentLimitFields) as RentLimitField[]
const special: object = { ...rentLimitFields, ...energyFields, ...advertFields }
export const plainFieldNames = propertyFieldNames.filter((field): field is PlainField => !(field in special))

/** One value for each field, in the order of the list. */
export const mapFields = <Mapped extends Record<PropertyField, unknown>>(
  map: (schema: z.ZodMiniType, field: PropertyField) => unknown,
): Mapped =>
  Object.fromEntries(propertyFieldNames.map((field) => [field, map(propertyFields[field].schema, field)])) as Mapped
