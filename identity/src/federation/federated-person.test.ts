import { describe, expect, it } from 'vitest'
import { personOf } from './federated-person.ts'

const told = (claims: Record<string, unknown>) => personOf('https://federation.example', 'abc', claims)

describe('personOf', () => {
  it('keeps issuer and subject, and normalises the other claims', () => {
    expect(
      told({
        email: ' Ana@Example.ORG ',
        email_verified: true,
        given_name: 'ANA-MARIA',
        family_name: "d'almeida",
        sub: 'x',
      }),
    ).toEqual({
      issuer: 'https://federation.example',
      subject: 'abc',
      email: 'ana@example.org',
      isEmailVerified: true,
      firstName: 'Ana-Maria',
      lastName: "D'Almeida",
    })
  })

  it.each([
    [{ email_verified: true }, true],
    [{ email_verified: false }, false],
    [{}, false],
    [{ email_verified: 'true' }, false],
    [{ email_verified: 1 }, false],
    [{ email_verified: null }, false],
    [{ email_verified: true, email: 'no address' }, false],
    [{ email_verified: true, email: undefined }, false],
  ])('%j: the e-mail is verified: %s', (claims, isVerified) => {
    expect(told({ email: 'ana@example.org', ...claims }).isEmailVerified).toBe(isVerified)
  })

  it.each([[undefined], [null], [''], [' '], [7], [['Ana']], ['a\u202eb'], ['a\nb'], ['x'.repeat(101)]])(
    'drops the name %j',
    (name) =>
      expect(told({ given_name: name, family_name: name })).toMatchObject({
        firstName: undefined,
        lastName: undefined,
      }),
  )

  it.each([
    [undefined],
    [null],
    [''],
    [7],
    [{}],
    ['a@b'],
    [`${'x'.repeat(250)}@example.org`],
    ['a@example.org\r\nBcc: b@x.fr'],
  ])('drops the e-mail %j', (email) => expect(told({ email })).toMatchObject({ email: undefined }))
})
