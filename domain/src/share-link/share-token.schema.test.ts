import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesToBase64Url } from '../site/base64.ts'
import { shareToken } from './share-token.schema.ts'

const isToken = (value: unknown) => shareToken.safeParse(value).success

describe('shareToken', () => {
  it.each(['k3Jx0u8v2pQm5Zr7Tn9YwA', 'a'.repeat(22), '-_'.repeat(11), 'a'.repeat(128)])('accepts %s', (token) => {
    expect(isToken(token)).toBe(true)
  })

  it.each([
    'a'.repeat(21),
    'a'.repeat(129),
    `${'a'.repeat(22)}=`,
    `${'a'.repeat(22)}+`,
    `${'a'.repeat(22)}/`,
    `${'a'.repeat(22)}\n`,
    ` ${'a'.repeat(22)}`,
    `${'a'.repeat(21)}é`,
    `${'a'.repeat(22)}\u0000`,
    '',
    null,
    1e22,
  ])('refuses %j', (token) => expect(isToken(token)).toBe(false))

  it('accepts 128 random bits or more as base64url writes them', () => {
    fc.assert(fc.property(fc.uint8Array({ minLength: 16, maxLength: 64 }), (bytes) => isToken(bytesToBase64Url(bytes))))
  })
})
