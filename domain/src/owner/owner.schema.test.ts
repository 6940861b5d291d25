import { describe, expect, it } from 'vitest'
import { accountToken } from '../identity/account-token.schema.ts'
import { ownerContract } from './owner.contract.ts'
import { owner, profileQuery } from './owner.schema.ts'

describe('accountToken', () => {
  const token = 'A-z_0123456789012345678901234567890123456789'.slice(0, 43)
  it.each([
    [token, true],
    [token.slice(1), false],
    [`${token}A`, false],
    [`${token.slice(1)}=`, false],
    [`${token.slice(1)}é`, false],
    [`${token.slice(1)}\n`, false],
    ['', false],
  ])('%j: %s', (text, isOne) => expect(accountToken.safeParse(text).success).toBe(isOne))
})

describe('profileQuery ignores values of more than 128 characters', () => {
  it.each([
    [{}, {}],
    [{ campaign: 'x'.repeat(128) }, { campaign: 'x'.repeat(128) }],
    [{ campaign: 'x'.repeat(129), source: 'a' }, { source: 'a' }],
    [{ campaign: ['a', 'b'], medium: 'b', other: 'c' }, { medium: 'b' }],
    [{ nocache: '1700000000000' }, { nocache: '1700000000000' }],
  ])('%j is read as %j', (query, read) => expect(profileQuery.parse(query)).toEqual(read))
})

describe('the body of owner/logout', () => {
  it.each([
    [undefined, true],
    [null, true],
    [{}, true],
    [{ everywhere: true }, true],
    [{ everywhere: false }, false],
    [{ everywhere: 1 }, false],
  ])('%j: %s', (body, isOne) => expect(ownerContract.logout.body.safeParse(body).success).toBe(isOne))
})

it('an owner in a response has no id, and names are optional', () => {
  const least = { email: 'a@example.org', identityFederation: false, language: 'fr', properties: [] }
  expect(owner.parse({ ...least, id: '1', subject: '2' })).toEqual(least)
  expect(owner.safeParse({ ...least, language: 'de' }).success).toBe(false)
})
