import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase32 } from './base32.ts'

describe('decodeBase32', () => {
  it.each([
    ['', ''],
    ['MZXW6YTBOI', 'foobar'],
    ['MZXW6YTBOI======', 'foobar'],
    ['MY', 'f'],
    ['MY======', 'f'],
  ])('reads %j as %j', (text, bytes) => expect(new TextDecoder().decode(decodeBase32(text))).toBe(bytes))

  it.each(['M', 'MZ', 'MY=', 'MY=====', 'my', 'M1', 'MY MY', '=', 'MY======A', 'MY========'])('refuses %j', (text) =>
    expect(decodeBase32(text)).toBeUndefined(),
  )

  it('gives back what was encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 140 }), (bytes) => {
        expect(decodeBase32(encode(bytes))).toEqual(bytes)
      }),
    )
  })
})

function encode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const digits = bits.match(/.{1,5}/g) ?? []
  return digits.map((digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(digit.padEnd(5, '0'), 2)]).join('')
}
