import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentCookie, cookieCountOfService, initialChoices, storedConsent } from './consent.rules.ts'

const holding = (value: string) => `lang=fr; consent=${encodeURIComponent(value)}`

describe('storedConsent (decision 13)', () => {
  it.each([
    ['no cookie at all', undefined],
    ['no cookie of ours', 'lang=fr'],
    ['JSON null', holding('null')],
  ])('%s is no choice', (_, cookies) => expect(storedConsent(cookies)).toEqual({ kind: 'none' }))

  it.each([
    ['{"crisp":true,"matomo":true}', { crisp: true, matomo: true }],
    ['{"crisp":false,"matomo":false}', { crisp: false, matomo: false }],
    ['{"matomo":true,"crisp":false}', { crisp: false, matomo: true }],
    ['{"crisp":true,"matomo":false,"other":1}', { crisp: true, matomo: false }],
  ])('%s is a choice', (value, consent) => {
    expect(storedConsent(holding(value))).toEqual({ kind: 'choice', consent })
    expect(storedConsent(`consent=${value}`)).toEqual({ kind: 'choice', consent })
  })

  it.each([
    '',
    'true',
    'false',
    '0',
    '"null"',
    '[]',
    '[true,true]',
    '{}',
    '{"crisp":true}',
    '{"matomo":true}',
    '{"crisp":true,"matomo":null}',
    '{"crisp":"true","matomo":"true"}',
    '{"crisp":1,"matomo":0}',
    '{"crisp":true,"matomo":true',
    'undefined',
    'oui',
  ])('%j is invalid', (value) => expect(storedConsent(holding(value))).toEqual({ kind: 'invalid' }))
})

describe('consentCookie', () => {
  const choice = { crisp: true, matomo: false }

  it('lasts one year, secure, strict, for the domain of the product', () => {
    expect(consentCookie(choice, { domain: 'bailclair.example', isSecure: true, months: 12 })).toBe(
      'consent=%7B%22crisp%22%3Atrue%2C%22matomo%22%3Afalse%7D; Max-Age=31536000; Path=/; SameSite=Strict; Domain=bailclair.example; Secure',
    )
  })

  it('has no domain on localhost (decision 13)', () => {
    expect(consentCookie(choice, { domain: 'localhost', isSecure: false, months: 12 })).not.toContain('Domain')
  })

  it.each([
    [1, 30],
    [6, 183],
    [12, 365],
    [13, 395],
  ])('%i months are %i days (decision 13)', (months, days) => {
    expect(consentCookie(choice, { domain: 'localhost', isSecure: false, months })).toContain(
      `Max-Age=${days * 86_400};`,
    )
  })

  it('reads back what was written', () => {
    fc.assert(
      fc.property(fc.record({ crisp: fc.boolean(), matomo: fc.boolean() }), (consent) => {
        const [pair] = consentCookie(consent, { domain: 'localhost', isSecure: false, months: 12 }).split(';')
        expect(storedConsent(pair)).toEqual({ kind: 'choice', consent })
      }),
    )
  })
})

describe('initialChoices (decision 13)', () => {
  const stored = { kind: 'choice', consent: { crisp: false, matomo: true } } as const

  it.each([
    [{ kind: 'none' }, 'accept', { crisp: true, matomo: true }],
    [{ kind: 'invalid' }, 'accept', { crisp: true, matomo: true }],
    [{ kind: 'none' }, 'none', {}],
    [{ kind: 'invalid' }, 'none', {}],
    [stored, 'accept', { crisp: false, matomo: true }],
    [stored, 'none', { crisp: false, matomo: true }],
  ] as const)('%j with preset %s: %j', (consent, preset, choices) => {
    expect(initialChoices(consent, preset)).toEqual(choices)
  })
})

it('the chat sets 2 cookies and analytics 8', () => {
  expect(cookieCountOfService).toEqual({ crisp: 2, matomo: 8 })
})
