import { z } from 'zod/mini'
import { type FieldSchema, type FieldValue, mapFields, type PropertyField } from './property.schema.ts'

/** Not sent: unchanged. Null: cleared. A yes or no is never cleared. */
type Changes = {
  [F in PropertyField]: boolean extends FieldValue<F>
    ? z.ZodMiniOptional<FieldSchema<F>>
    : z.ZodMiniOptional<z.ZodMiniNullable<FieldSchema<F>>>
}
const changes = mapFields<Changes>((schema) =>
  z.optional(schema instanceof z.ZodMiniBoolean ? schema : z.nullable(schema)),
)

/** Body of `POST property`: the whole property or a part of it. */
export const propertyChanges = z.object({
  /** Absent: a new property. A string of any shape: an id that cannot exist is an id that does not. */
  id: z.optional(z.string()),
  /** Of a new property, chosen by who creates it: a first save that is sent again makes no second one (decision 165). */
  creationKey: z.optional(z.uuid()),
  version: z.optional(z.int()),
  ...changes,
  validated: z.optional(z.boolean()),
})
export type PropertyChanges = z.output<typeof propertyChanges>
