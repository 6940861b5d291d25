import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { positiveArea } from '../value/area.schema.ts'
import { nonNegativeEuros, positiveEuros } from '../value/money.schema.ts'
import { isMissing } from '../value/required.rules.ts'
import { publicLine } from '../value/text.schema.ts'

export const propertyTypes = ['HOUSE', 'APARTMENT', 'OTHER'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const furnitureKinds = ['FURNISHED', 'UNFURNISHED'] as const
export type Furniture = (typeof furnitureKinds)[number]

const choiceOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, { error: ({ input }) => (isMissing(input) ? fieldError.required : fieldError.invalid) })

/**
 * The fields an owner fills in, each with its own message: the wizard's forms and the API's contract are made of them.
 * The spec bounds no text. 100 characters for a name, as for the names of persons (contract, conventions); 255 for an
 * address: the longest postal address, six lines of 38 characters, fits.
 */
export const propertyFields = {
  name: publicLine(100),
  type: choiceOf(propertyTypes),
  address: publicLine(255),
  furniture: choiceOf(furnitureKinds),
  /** m² */
  livingSpace: positiveArea,
  /** Euros a month. */
  rentCost: positiveEuros,
  /** Euros a month. */
  chargesCost: nonNegativeEuros,
}
