import { z } from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What travels: the input side of a schema, since whoever receives it parses it. A schema that cannot be written throws. */
export function jsonSchemaOf(schema: z.ZodMiniType, target: 'draft-7' | 'draft-2020-12'): JsonSchema {
  const {
    $schema: _,
    '~standard': __,
    ...described
  } = z.toJSONSchema(schema, { target, io: 'input' }) as JsonSchema & { '~standard'?: unknown }
  return described
}
