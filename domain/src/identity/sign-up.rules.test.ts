import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.rules.ts'
import { type SignUpForm, signUpProblems } from './sign-up.rules.ts'

const filled: SignUpForm = {
  email: 'jeanne@exemple.fr',
  password: 'aB1!xyzw',
  confirmation: 'aB1!xyzw',
  hasAcceptedTerms: true,
}
const problems = (change: Partial<SignUpForm>) => signUpProblems({ ...filled, ...change }, isCommonPassword)

describe('signUpProblems (decision 24)', () => {
  it('accepts a correct form', () => expect(problems({})).toStrictEqual({}))

  it.each([
    ['the e-mail is missing', { email: '' }, { email: 'register.email-required' }],
    ['the e-mail is blank', { email: '  ' }, { email: 'register.email-required' }],
    ['the e-mail is malformed', { email: 'jeanne' }, { email: 'register.email-not-valid' }],
    [
      'the password is missing',
      { password: '', confirmation: '' },
      { password: 'field-required', confirmation: 'field-required' },
    ],
    [
      'the strength is below 2',
      { password: 'abcd1', confirmation: 'abcd1' },
      { password: 'register.strength-not-valid' },
    ],
    [
      'the password is common',
      { password: 'azerty123', confirmation: 'azerty123' },
      { password: 'register.password-too-common' },
    ],
    ['the confirmation differs', { confirmation: 'aB1!xyz' }, { confirmation: 'register.confirm-not-valid' }],
    ['the terms are not accepted', { hasAcceptedTerms: false }, { hasAcceptedTerms: 'register.terms-not-accepted' }],
  ])('refuses the form when %s', (_, change, expected) => expect(problems(change)).toEqual(expected))

  it('reports every invalid field at once', () => {
    const empty = { email: '', password: '', confirmation: '', hasAcceptedTerms: false }
    expect(Object.keys(problems(empty))).toEqual(['email', 'password', 'confirmation', 'hasAcceptedTerms'])
  })
})
