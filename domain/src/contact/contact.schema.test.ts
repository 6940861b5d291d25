import { describe, expect, it } from 'vitest'
import { allRoutes } from '../contracts.ts'
import { contactContract } from './contact.contract.ts'
import { contactRequest } from './contact.schema.ts'

const request = {
  profile: 'OWNER',
  firstName: 'jeanne',
  lastName: "d'arc",
  email: ' Jeanne@Exemple.FR ',
  subject: ' Une question ',
  message: 'Bonjour,\r\nmerci.',
}

describe('contactRequest', () => {
  it('trims and formats the input', () => {
    expect(contactRequest.parse({ ...request, unknown: 'ignored' })).toEqual({
      profile: 'OWNER',
      firstName: 'Jeanne',
      lastName: "D'Arc",
      email: 'jeanne@exemple.fr',
      subject: 'Une question',
      message: 'Bonjour,\nmerci.',
    })
  })

  it.each([
    ['profile', 'OWNER', undefined],
    ['profile', 'TENANT', undefined],
    ['profile', 'PARTNER', undefined],
    ['profile', 'OTHER', undefined],
    ['profile', 'owner', 'field-required'],
    ['profile', undefined, 'field-required'],
    ['firstName', '', 'field-required'],
    ['lastName', 'a'.repeat(101), 'text-too-long'],
    ['email', '', 'register.email-required'],
    ['email', 'jeanne', 'register.email-not-valid'],
    ['subject', ' ', 'field-required'],
    ['subject', 'a'.repeat(120), undefined],
    ['subject', 'a'.repeat(121), 'text-too-long'],
    ['subject', 'a\r\nBcc: b@c.fr', 'text-forbidden-character'],
    ['message', '\n', 'field-required'],
    ['message', 'a'.repeat(2_000), undefined],
    ['message', 'a'.repeat(2_001), 'text-too-long'],
    ['message', 'a\u0000', 'text-forbidden-character'],
  ])('%s %j: %s', (field, value, key) => {
    const issue = contactRequest.safeParse({ ...request, [field]: value }).error?.issues[0]
    expect(issue?.message).toBe(key)
    if (key) expect(issue?.path).toEqual([field])
  })
})

it('is a route that anonymous visitors may call', () => {
  expect(allRoutes).toContain(contactContract.send)
  expect(contactContract.send).toMatchObject({ method: 'POST', path: '/contact', access: 'anonymous', status: 202 })
})
