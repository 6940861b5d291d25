import { describe, expect, it } from 'vitest'
import { objectPseudonym, pseudonymOf } from './pseudonym.ts'

const key = { PSEUDONYM_KEY: 'a key for tests, 32 characters or more' }
const ana = { issuer: 'https://id.example/realms/owner', subject: 'ana' }
const other = { PSEUDONYM_KEY: `${key.PSEUDONYM_KEY}!` }

describe('a pseudonym', () => {
  it('never changes, because stored pseudonyms cannot be recomputed', () => {
    expect([
      pseudonymOf(key, 'audit', ana).toString('hex'),
      pseudonymOf(key, 'tombstone', ana).toString('hex'),
      objectPseudonym(key, { kind: 'PROPERTY', id: '1' }).toString('hex'),
    ]).toEqual([
      '2ac7c26b7bf6c316088295119b061ad9256ac1798344137b5e91ae91fed0a82e',
      '81e958149041fedf00e6c82192b504fae3a128549cab52e2ab9d1d39ced2abe6',
      '35501fa554f62e27a9b4e1961cd45b8f103c40e9a9109c2750ceeff56294377a',
    ])
  })

  it('differs by account, object, purpose and key', () => {
    const all = [
      pseudonymOf(key, 'audit', ana),
      pseudonymOf(key, 'tombstone', ana),
      pseudonymOf(other, 'audit', ana),
      pseudonymOf(key, 'audit', { ...ana, subject: 'bob' }),
      pseudonymOf(key, 'audit', { ...ana, issuer: 'https://id.example/realms/tenant' }),
      objectPseudonym(key, { kind: 'PROPERTY', id: '1' }),
      objectPseudonym(other, { kind: 'PROPERTY', id: '1' }),
      objectPseudonym(key, { kind: 'PROPERTY', id: '2' }),
      objectPseudonym(key, { kind: 'FILE', id: '1' }),
    ].map((pseudonym) => pseudonym.toString('hex'))
    expect(new Set(all).size).toBe(all.length)
  })
})
