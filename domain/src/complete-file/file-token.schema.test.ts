import { describe, expect, it } from 'vitest'
import { bytesToBase64Url } from '../site/base64.ts'
import { fileToken } from './file-token.schema.ts'

const isToken = (value: unknown) => fileToken.safeParse(value).success

describe('fileToken', () => {
  it.each(['a'.repeat(43), bytesToBase64Url(new Uint8Array(32).fill(255))])('accepts %s', (token) =>
    expect(isToken(token)).toBe(true),
  )

  it.each([
    ['one too short', 'a'.repeat(42)],
    ['one too long', 'a'.repeat(44)],
    ['a line break after it', `${'a'.repeat(43)}\n`],
    ['text before it', `/${'a'.repeat(43)}`],
    ['another alphabet', `${'a'.repeat(42)}+`],
    ['nothing', ''],
    ['none', undefined],
  ])('refuses %s', (_, token) => expect(isToken(token)).toBe(false))

  it('says that it is not valid', () =>
    expect(fileToken.safeParse('a').error?.issues.map(({ message }) => message)).toEqual(['field-not-valid']))
})
