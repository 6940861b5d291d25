import { describe, expect, it } from 'vitest'
import {
  type CredentialType,
  levelOf,
  methodsOf,
  removalProblem,
  type SignInMethods,
  stepAfterPassword,
} from './sign-in-method.rules.ts'

it.each([
  [['pwd'], '1'],
  [['pwd', 'otp'], '2'],
  [['otp', 'pwd'], '2'],
  [['pop'], '2'],
  [['pwd', 'pop'], '2'],
  [['otp'], '1'],
  [['idp:national-identity'], '1'],
  [['idp:national-identity', 'otp'], '1'],
  [[], '1'],
])('proofs %j are level %s', (amr, level) => {
  expect(levelOf(amr)).toBe(level)
})

it.each<[CredentialType[], boolean, SignInMethods]>([
  [[], false, { password: false, federation: false, passkeys: 0, codeApp: false }],
  [[], true, { password: false, federation: true, passkeys: 0, codeApp: false }],
  [['password', 'recovery-authn-codes'], false, { password: true, federation: false, passkeys: 0, codeApp: false }],
  [
    ['webauthn-passwordless', 'otp', 'webauthn-passwordless'],
    false,
    { password: false, federation: false, passkeys: 2, codeApp: true },
  ],
])('%j, federated %s: %j', (types, isFederated, methods) => {
  expect(methodsOf(types, isFederated)).toEqual(methods)
})

describe('after a right password', () => {
  it.each([
    ['nothing else', { passkeys: 0, codeApp: false }, 'signed-in', 'enrolment'],
    ['a passkey', { passkeys: 1, codeApp: false }, 'signed-in', 'second-factor'],
    ['a code app', { passkeys: 0, codeApp: true }, 'second-factor', 'second-factor'],
    ['both', { passkeys: 2, codeApp: true }, 'second-factor', 'second-factor'],
  ] as const)('an account with %s (%j): %s; of the team: %s', (_, methods, step, stepOfTeam) => {
    expect(stepAfterPassword(methods, { isFactorRequired: false })).toBe(step)
    expect(stepAfterPassword(methods, { isFactorRequired: true })).toBe(stepOfTeam)
  })
})

describe('removing', () => {
  const all: SignInMethods = { password: true, federation: false, passkeys: 1, codeApp: true }
  it.each<[CredentialType, Partial<SignInMethods>, string | undefined]>([
    ['webauthn-passwordless', {}, undefined],
    ['webauthn-passwordless', { password: false }, 'last-way-in'],
    ['webauthn-passwordless', { password: false, passkeys: 2 }, undefined],
    ['webauthn-passwordless', { password: false, federation: true }, undefined],
    ['password', { passkeys: 0 }, 'last-way-in'],
    ['password', {}, undefined],
    ['otp', { passkeys: 0 }, undefined],
    ['otp', { password: false, passkeys: 0 }, 'last-way-in'],
    ['recovery-authn-codes', { passkeys: 0 }, undefined],
  ])('%s of an account with %j: %s', (removed, methods, problem) => {
    expect(removalProblem({ ...all, ...methods }, removed, { isFactorRequired: false })).toBe(problem)
  })

  it.each<[CredentialType, Partial<SignInMethods>, string | undefined]>([
    ['webauthn-passwordless', {}, undefined],
    ['webauthn-passwordless', { codeApp: false }, 'last-factor'],
    ['webauthn-passwordless', { codeApp: false, passkeys: 2 }, undefined],
    ['otp', {}, undefined],
    ['otp', { passkeys: 0 }, 'last-factor'],
    ['password', { passkeys: 0, codeApp: false }, 'last-factor'],
  ])('%s of somebody of the team with %j: %s', (removed, methods, problem) => {
    expect(removalProblem({ ...all, ...methods }, removed, { isFactorRequired: true })).toBe(problem)
  })
})
