import type { FastifyReply } from 'fastify'
import type { z } from 'zod/mini'
import { inChunks } from '#platform/export/in-chunks.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { omitNulls } from './omit-nulls.ts'

/**
 * How an object is written field by field. `items` is the same for the elements of a list. Both are made when they are
 * first used, because most answers are short; they stay the same, because Fastify keeps a serialiser for each schema.
 */
export type JsonShape = { schema: JsonSchema; fields?: () => Record<string, JsonShape>; items?: () => JsonShape }

/** Elements of a list that are written without a pause, about a millisecond of work. */
const slice = 50

type Definition = { type: string; element?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType> }

export function shapeOf(schema: z.ZodMiniType): JsonShape {
  const { type, element, shape } = schema._zod.def as unknown as Definition
  return {
    schema: jsonSchemaOf(schema, 'draft-7'),
    ...(type === 'array' && element && { items: once(() => shapeOf(element)) }),
    ...(type === 'object' && shape && { fields: once(() => shapesOf(shape)) }),
  }
}

const shapesOf = (shape: Record<string, z.ZodMiniType>): Record<string, JsonShape> =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, shapeOf(field)]))

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** True when writing the answer at once would keep other requests waiting. */
export const isLong = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.values(answer).some((value) => (Array.isArray(value) ? value.length > slice : isAsyncIterable(value)))

/**
 * Writes an answer by its contract, like Fastify, but in pieces: long lists let other requests run in between, and
 * lists that are still being read are written as they come.
 */
export const writeJson = (reply: FastifyReply, shape: JsonShape, answer: unknown): AsyncGenerator<string> =>
  inChunks(pieces(reply, shape, answer))

async function* pieces(
  reply: FastifyReply,
  { schema, fields, items }: JsonShape,
  value: unknown,
): AsyncGenerator<string> {
  if (items && (Array.isArray(value) || isAsyncIterable(value))) yield* list(reply, items(), value)
  else if (fields && isLong(value)) yield* object(reply, fields(), value as Record<string, unknown>)
  else yield atOnce(reply, schema, value)
}

const atOnce = (reply: FastifyReply, schema: JsonSchema, value: unknown): string =>
  reply.compileSerializationSchema(schema)(omitNulls(value) as Record<string, unknown>)

async function* object(reply: FastifyReply, fields: Record<string, JsonShape>, value: Record<string, unknown>) {
  let separator = '{'
  for (const [key, shape] of Object.entries(fields)) {
    if (value[key] === undefined || value[key] === null) continue
    yield `${separator}${JSON.stringify(key)}:`
    yield* pieces(reply, shape, value[key])
    separator = ','
  }
  yield separator === '{' ? '{}' : '}'
}

async function* list(reply: FastifyReply, items: JsonShape, values: Iterable<unknown> | AsyncIterable<unknown>) {
  let separator = '['
  for await (const value of values) {
    if (items.items || isLong(value)) {
      yield separator
      yield* pieces(reply, items, value)
      // a generator within a generator costs as much as a short object
    } else yield separator + atOnce(reply, items.schema, value)
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
