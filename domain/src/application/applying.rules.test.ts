import { describe, expect, it } from 'vitest'
import { type ApplicationAttempt, type ApplicationRefusal, findRefusal } from './applying.rules.ts'

const applicant = { email: 'marie@example.org', isEmailVerified: true }
const owner = { email: 'owner@example.org', isEmailVerified: true }
const attempt: ApplicationAttempt = {
  access: true,
  applicant,
  owner,
  file: { applicationType: 'ALONE', tenantType: 'CREATE' },
}
const joiner = { applicationType: 'COUPLE', tenantType: 'JOIN' } as const

describe('findRefusal', () => {
  it.each<[string, Partial<ApplicationAttempt>, ApplicationRefusal | undefined]>([
    ['alone', {}, undefined],
    ['initiator of a couple', { file: { applicationType: 'COUPLE', tenantType: 'CREATE' } }, undefined],
    ['joiner of a couple', { file: joiner }, 'NotInitiator'],
    ['initiator of a group', { file: { applicationType: 'GROUP', tenantType: 'CREATE' } }, undefined],
    ['joiner of a group', { file: { applicationType: 'GROUP', tenantType: 'JOIN' } }, 'NotInitiator'],
    ['alone since the initiator left', { file: { applicationType: 'ALONE', tenantType: 'JOIN' } }, undefined],
    ['no file', { file: undefined }, 'NoRentalFile'],
    ['own property', { applicant: owner }, 'OwnProperty'],
    ['own property, e-mail typed otherwise', { applicant: { ...owner, email: ' Owner@Example.org' } }, 'OwnProperty'],
    ['same e-mail, not verified by the applicant', { applicant: { ...owner, isEmailVerified: false } }, undefined],
    [
      'same e-mail, not verified by the owner',
      { applicant: owner, owner: { ...owner, isEmailVerified: false } },
      undefined,
    ],
    // several reasons
    ['own property, no file', { applicant: owner, file: undefined }, 'OwnProperty'],
    ['own property, joiner', { applicant: owner, file: joiner }, 'NotInitiator'],
    ['no consent, nothing else right', { access: false, applicant: owner, file: undefined }, 'ConsentRequired'],
  ])('%s', (_, change, refusal) => expect(findRefusal({ ...attempt, ...change })).toBe(refusal))

  it.each([false, undefined, null, 'true', 1, {}, [true]])('refuses %j as consent', (access) => {
    expect(findRefusal({ ...attempt, access })).toBe('ConsentRequired')
  })
})
