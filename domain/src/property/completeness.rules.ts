import { type FieldValue, type PropertyField, propertyFieldNames, propertyFields } from './property.schema.ts'

type Fields = typeof propertyFields

/** The fields that validation needs. */
export type CompletenessField = {
  [F in PropertyField]: Fields[F] extends { isFilled: unknown } ? F : never
}[PropertyField]
/** A field not given is null (stored) or absent (JSON). */
export type CompletenessFields = { [F in CompletenessField]?: FieldValue<F> | null | undefined }

const isNeeded = (field: PropertyField): field is CompletenessField => 'isFilled' in propertyFields[field]
const neededFields = propertyFieldNames.filter(isNeeded)
const isFilled = (field: CompletenessField) => propertyFields[field].isFilled as (value: unknown) => boolean

export const missingFields = (property: CompletenessFields): CompletenessField[] =>
  neededFields.filter((field) => !isFilled(field)(property[field]))

export const isComplete = (property: CompletenessFields): boolean => missingFields(property).length === 0

/** A validated and complete property opens in consult view; anything else opens in the wizard. */
export const opensIn = (property: CompletenessFields & { validated: boolean }): 'consult' | 'wizard' =>
  property.validated && isComplete(property) ? 'consult' : 'wizard'
