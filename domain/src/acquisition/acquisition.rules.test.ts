import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acquisitionCookie,
  acquisitionOfQuery,
  erasedAcquisitionCookie,
  storedAcquisition,
} from './acquisition.rules.ts'

const site = { domain: 'localhost', isSecure: false }
const ofQuery = (query: string) => acquisitionOfQuery(new URLSearchParams(query))
const cookieWith = (text: string) => `lang=fr; acquisition=${encodeURIComponent(btoa(text))}`

describe('acquisitionOfQuery', () => {
  it.each([
    ['utm_campaign=été&utm_source=lettre&utm_medium=mail', { campaign: 'été', source: 'lettre', medium: 'mail' }],
    ['mtm_campaign=a&mtm_source=b&mtm_medium=c', { campaign: 'a', source: 'b', medium: 'c' }],
    ['campaign=a&source=b&medium=c', { campaign: 'a', source: 'b', medium: 'c' }],
    ['utm_source=b', { source: 'b' }],
    ['utm_campaign=a&mtm_campaign=b&campaign=c', { campaign: 'a' }],
    ['utm_campaign=&mtm_campaign=b', { campaign: 'b' }],
    ['utm_campaign=a&other=1&lang=en', { campaign: 'a' }],
    [`campaign=${'a'.repeat(128)}`, { campaign: 'a'.repeat(128) }],
    [`campaign=${'a'.repeat(129)}&source=b`, { source: 'b' }],
    ['campaign=%00&source=%0a&medium=c', { medium: 'c' }],
  ])('%s', (query, acquisition) => expect(ofQuery(query)).toEqual(acquisition))

  it.each(['', 'lang=en', 'utm_campaign=', 'utm_campaign=%20', `source=${'a'.repeat(129)}`, 'UTM_CAMPAIGN=a'])(
    '%j names no campaign',
    (query) => expect(ofQuery(query)).toBeUndefined(),
  )
})

describe('the cookie', () => {
  it('contains base64 of JSON and lasts one day', () => {
    expect(acquisitionCookie({ campaign: 'été' }, { domain: 'bailclair.example', isSecure: true })).toBe(
      'acquisition=eyJjYW1wYWlnbiI6IsOpdMOpIn0%3D; Max-Age=86400; Path=/; SameSite=Lax; Domain=bailclair.example; Secure',
    )
  })

  it('is erased with the path and domain it was set with', () => {
    expect(erasedAcquisitionCookie(site)).toBe('acquisition=; Max-Age=0; Path=/; SameSite=Lax')
  })

  it('reads back what was written', () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(fc.record({ campaign: value, source: value, medium: value }, { requiredKeys: [] }), (query) => {
        const acquisition = acquisitionOfQuery(new URLSearchParams(query as Record<string, string>))
        fc.pre(acquisition !== undefined)
        const [pair] = acquisitionCookie(acquisition, site).split(';')
        expect(storedAcquisition(pair)).toEqual(acquisition)
      }),
    )
  })
})

describe('storedAcquisition', () => {
  it('keeps usable fields and drops the others', () => {
    expect(storedAcquisition(cookieWith('{"campaign":"a","source":12,"medium":"","other":"x"}'))).toEqual({
      campaign: 'a',
    })
    expect(storedAcquisition(cookieWith(JSON.stringify({ campaign: 'a'.repeat(129), source: 'b' })))).toEqual({
      source: 'b',
    })
  })

  it.each([
    undefined,
    '',
    'lang=fr',
    'acquisition=',
    'acquisition=%%%',
    'acquisition=not-base64!',
    cookieWith(''),
    cookieWith('null'),
    cookieWith('12'),
    cookieWith('"text"'),
    cookieWith('[]'),
    cookieWith('{}'),
    cookieWith('{"campaign":'),
    cookieWith('{"campaign":{"a":1}}'),
    cookieWith('\u00ff\u00fe'),
  ])('%j gives undefined', (cookies) => expect(storedAcquisition(cookies)).toBeUndefined())

  it('never throws on any cookie value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json().map(cookieWith)), (value) => {
        expect(() => storedAcquisition(`acquisition=${value}`)).not.toThrow()
        expect(() => storedAcquisition(value)).not.toThrow()
      }),
    )
  })
})
