import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '#platform/http/json-schema.ts'

export const plausibleId = '3f0c1c5e-8f0e-4f5e-9d6e-0d6f1c2b3a4d'
export const plausibleNumber = '2175E0000001A'

/** Valid values of every text format in the contracts. */
const plausible = [
  'Durand',
  'person@example.org',
  plausibleId,
  '2026-01-31',
  '1 rue des Lilas, 75011 Paris',
  plausibleNumber,
]

/** Texts that often break parsers. */
const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nset-cookie: a=b',
  "'; drop table mail_outbox; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '\ud800',
  '\u202egnp.exe',
  'é'.normalize('NFD'),
  '💣'.repeat(300),
  'x'.repeat(5_000),
  'NaN',
  '1e999',
  '-0',
  'null',
  '__proto__',
]
export const nastyText = fc.oneof(fc.constantFrom(...nasty), fc.string(), fc.string({ unit: 'binary' }))
const nastyValue = fc.oneof(nastyText, fc.jsonValue(), fc.double(), fc.constantFrom(null, 0, -1, 1e15, 0.001, [], {}))

/** Valid and nearly valid values of a schema. */
export function valuesOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice as JsonSchema)))
  switch (schema.type) {
    case 'object':
      return fc.record(mapValues(schema.properties ?? {}, valuesOf), { requiredKeys: schema.required ?? [] })
    case 'array':
      return fc.array(valuesOf((schema.items ?? {}) as JsonSchema), { maxLength: 3 })
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'number':
    case 'integer':
      return fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 5_000 }) }, fc.integer(), fc.double())
    case 'string':
      return fc.oneof({ weight: 4, arbitrary: textsLike(schema) }, fc.constantFrom(...plausible))
    default:
      return fc.jsonValue()
  }
}

function textsLike(schema: JsonSchema): Arbitrary<string> {
  const patterns = [schema, ...((schema.allOf ?? []) as JsonSchema[])].map(
    ({ pattern = '' }) => new RegExp(pattern, 'u'),
  )
  const fitting = plausible.filter((text) => patterns.every((pattern) => pattern.test(text)))
  return fc.constantFrom(...(fitting.length > 0 ? fitting : plausible))
}

/** The same with one field, or the whole value, replaced by a nasty one. */
export const brokenValuesOf = (schema: JsonSchema): Arbitrary<unknown> =>
  schema.type === 'object' && schema.properties
    ? fc
        .tuple(
          valuesOf(schema) as Arbitrary<object>,
          fc.constantFrom(...Object.keys(schema.properties), 'unknownField'),
          nastyValue,
        )
        .map(([value, field, bad]) => ({ ...value, [field]: bad }))
    : nastyValue

const mapValues = (properties: Record<string, unknown>, change: (schema: JsonSchema) => Arbitrary<unknown>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, change(schema as JsonSchema)]))
