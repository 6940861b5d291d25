import { z } from 'zod/mini'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Describes the input side of a schema, because the receiver parses it. Throws for a schema that JSON Schema cannot
 * express.
 */
export function jsonSchemaOf(schema: z.ZodMiniType, target: 'draft-7' | 'draft-2020-12'): JsonSchema {
  const {
    $schema: _,
    '~standard': __,
    ...described
  } = z.toJSONSchema(schema, { target, io: 'input' }) as JsonSchema & { '~standard'?: unknown }
  return described
}
