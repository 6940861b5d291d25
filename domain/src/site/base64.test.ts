import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base64ToText, bytesToBase64Url, textToBase64 } from './base64.ts'

it.each([
  ['', ''],
  ['a', 'YQ=='],
  ['é', 'w6k='],
  ['€', '4oKs'],
  ['😀', '8J+YgA=='],
])('textToBase64(%j) is %j', (text, base64) => {
  expect(textToBase64(text)).toBe(base64)
  expect(base64ToText(base64)).toBe(text)
})

it('encoding and decoding gives back any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(base64ToText(textToBase64(text))).toBe(text)
    }),
  )
})

it.each(['%', 'a', 'é', '/w==', 'gICA'])('base64ToText(%j) finds no text', (base64) => {
  expect(base64ToText(base64)).toBeUndefined()
})

it('base64url contains only characters of a cookie name', () => {
  expect(bytesToBase64Url(new Uint8Array([0xfb, 0xff, 0xfe, 0x00]))).toBe('-__-AA')
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(bytesToBase64Url(bytes)).toMatch(/^[\w-]*$/)
    }),
  )
})
