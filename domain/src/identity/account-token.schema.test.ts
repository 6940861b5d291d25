import { describe, expect, it } from 'vitest'
import { accountToken } from './account-token.schema.ts'

const isToken = (value: unknown) => accountToken.safeParse(value).success

describe('accountToken', () => {
  it.each(['a'.repeat(43), `${'A0_-'.repeat(10)}zZ9`])('accepts %s', (token) => expect(isToken(token)).toBe(true))

  it.each([
    'a'.repeat(42),
    'a'.repeat(44),
    `${'a'.repeat(43)}\n`,
    ` ${'a'.repeat(43)}`,
    `${'a'.repeat(42)}=`,
    `${'a'.repeat(42)}é`,
    '',
    null,
    1e42,
  ])('refuses %j', (token) => expect(isToken(token)).toBe(false))
})
