import { describe, expect, it } from 'vitest'
import { typedCode } from './typed-code.schema.ts'
import { isTypedCode, printTypedCode, toTypedCode, typedCodeAlphabet } from './typed-code.ts'

it('has thirty different signs, none of which looks like another', () => {
  expect(new Set(typedCodeAlphabet).size).toBe(30)
  expect(typedCodeAlphabet).not.toMatch(/[01ILOU]/)
})

describe('a code that was typed', () => {
  it.each([
    ['K7QX-9M3T', 'K7QX9M3T'],
    ['k7qx 9m3t', 'K7QX9M3T'],
    [' K7QX–9M3T\n', 'K7QX9M3T'],
  ])('%j is %s', (typed, code) => {
    expect([toTypedCode(typed), typedCode(8).parse(typed)]).toEqual([code, code])
  })

  it.each(['', 'K7QX9M3', 'K7QX9M3TT', 'K7QX9M30', 'K7QX9M3I', 'K7QX9M3é', 'K'.repeat(65), 7, null])(
    '%j is not one',
    (typed) => expect(typedCode(8).safeParse(typed).success).toBe(false),
  )
})

it.each([
  ['K7QX9M3T', 'K7QX-9M3T'],
  ['K7QX9M3TB4WD', 'K7QX-9M3T-B4WD'],
  ['', ''],
])('%s is printed as %s', (code, printed) => expect(printTypedCode(code)).toBe(printed))

it('counts signs', () => {
  expect([isTypedCode('22222222', 8), isTypedCode('22222222', 12), isTypedCode('2222222o', 8)]).toEqual([
    true,
    false,
    false,
  ])
})
