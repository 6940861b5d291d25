import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { line, lines } from './text.schema.ts'

const problem = (schema: ReturnType<typeof line>, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe.each([
  ['line', line(5)],
  ['lines', lines(5)],
])('%s', (_, schema) => {
  it.each([
    ['a', 'a'],
    ['abcde', 'abcde'],
    ['  abcde  ', 'abcde'],
    ['e\u0301', 'é'],
    ['«\u00a0a»', '«\u00a0a»'],
  ])('%j is kept as %j', (value, kept) => expect(schema.parse(value)).toBe(kept))

  it.each([
    ['', 'field-required'],
    ['   ', 'field-required'],
    [undefined, 'field-required'],
    [null, 'field-required'],
    [12, 'field-required'],
    ['abcdef', 'text-too-long'],
    ['a\u0000b', 'text-forbidden-character'],
    ['a\u001bb', 'text-forbidden-character'],
    ['a\u007fb', 'text-forbidden-character'],
    ['a\u0085b', 'text-forbidden-character'],
    ['a\u2028b', 'text-forbidden-character'],
    ['a\u2029b', 'text-forbidden-character'],
    ['a\ud800b', 'text-forbidden-character'],
  ])('%j is refused: %s', (value, key) => expect(problem(schema, value)).toBe(key))

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), (value) => {
        const parsed = schema.safeParse(value)
        fc.pre(parsed.success)
        expect(schema.parse(parsed.data)).toBe(parsed.data)
      }),
    )
  })
})

it('a line has no line break', () => {
  expect(problem(line(5), 'a\nb')).toBe('text-forbidden-character')
  expect(problem(line(5), 'a\tb')).toBe('text-forbidden-character')
})

it.each([
  ['a\nb', 'a\nb'],
  ['a\r\nb', 'a\nb'],
  ['a\rb', 'a\nb'],
  ['a\tb', 'a\tb'],
  ['a\r\nb\r\nc', 'a\nb\nc'],
])('lines: %j is kept as %j', (value, kept) => expect(lines(5).parse(value)).toBe(kept))
