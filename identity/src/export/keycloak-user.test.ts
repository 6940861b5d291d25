import { hash, verify } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import type { Account, AccountId } from '#account/account.ts'
import type { ExportedAccount } from './exported-accounts.repository.ts'
import { toKeycloakUser, toPassword } from './keycloak-user.ts'

const createdAt = new Date('2026-03-01T10:00:00Z')
const id = '0b6f7c3e-1111-4222-8333-944455556666' as AccountId
const account: Account = {
  id,
  realm: 'owner',
  email: 'jeanne@example.org',
  emailVerified: true,
  enabled: true,
  firstName: 'Jeanne',
  lastName: 'Martin',
  language: 'fr',
  roles: [],
  notBefore: 1_700_000_000,
  createdAt,
}
const nothing: Omit<ExportedAccount, 'account'> = {
  password: undefined,
  codeApp: undefined,
  passkeys: [],
  federatedSubjects: [],
  hasRecoveryCodes: false,
}
const secret = Buffer.from('12345678901234567890')
const exported = (more: Partial<ExportedAccount> = {}, changes: Partial<Account> = {}) =>
  toKeycloakUser({ account: { ...account, ...changes }, ...nothing, ...more }, () => secret)
const stored = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
const password = { accountId: id, hash: stored, createdAt }
const dataOf = ({ secretData, credentialData }: { secretData: string; credentialData: string }) => [
  JSON.parse(secretData),
  JSON.parse(credentialData),
]

it('keeps the id, the profile and the end of earlier sessions', () => {
  expect(exported()).toEqual({
    id,
    username: 'jeanne@example.org',
    email: 'jeanne@example.org',
    emailVerified: true,
    enabled: true,
    firstName: 'Jeanne',
    lastName: 'Martin',
    attributes: { language: ['fr'] },
    createdTimestamp: createdAt.getTime(),
    notBefore: 1_700_000_000,
    realmRoles: [],
    federatedIdentities: [],
    credentials: [],
  })
})

it('keeps roles and identities of the federation', () => {
  expect(exported({ federatedSubjects: ['subject-1'] }, { roles: ['verifier'] })).toMatchObject({
    realmRoles: ['verifier'],
    federatedIdentities: [
      { identityProvider: 'national-identity', userId: 'subject-1', userName: 'jeanne@example.org' },
    ],
  })
})

describe('a password', () => {
  it('is an Argon2 hash in Keycloak’s format, with padded base64', () => {
    const { credentials } = exported({ password })
    expect(credentials).toMatchObject([{ type: 'password', createdDate: createdAt.getTime() }])
    expect(credentials.map(dataOf)).toEqual([
      [
        { value: `${'A'.repeat(43)}=`, salt: 'c2FsdHNhbHRzYWx0c2FsdA==', additionalParameters: {} },
        {
          hashIterations: 2,
          algorithm: 'argon2',
          additionalParameters: {
            hashLength: ['32'],
            memory: ['19456'],
            type: ['id'],
            version: ['1.3'],
            parallelism: ['1'],
          },
        },
      ],
    ])
  })

  it('still verifies when it is put together again', async () => {
    const text = await hash('correct horse', { memoryCost: 64, timeCost: 3, parallelism: 2, outputLen: 24 })
    const [{ value, salt }, { hashIterations, additionalParameters }] = dataOf(toPassword({ hash: text, createdAt }))
    const { memory, parallelism, hashLength } = additionalParameters
    const plain = (base64: string) => base64.replaceAll('=', '')
    const again = `$argon2id$v=19$m=${memory},t=${hashIterations},p=${parallelism}$${plain(salt)}$${plain(value)}`
    expect(await verify(again, 'correct horse')).toBe(true)
    expect(hashLength).toEqual(['24'])
  })

  it.each(['', 'unusable', '$2b$10$abc', stored.replace('v=19', 'v=20')])('is refused when it is %j', (unknown) => {
    expect(() => toPassword({ hash: unknown, createdAt })).toThrow('not in the format of Argon2')
  })
})

it('has the secret of a code app in base32', () => {
  const codeApp = { accountId: id, sealed: Buffer.alloc(1), keyId: 'k', name: 'My phone', createdAt }
  const { credentials } = exported({ codeApp })
  expect(credentials).toMatchObject([{ type: 'otp', userLabel: 'My phone' }])
  expect(credentials.map(dataOf)).toEqual([
    [
      { value: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' },
      { subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1', secretEncoding: 'BASE32' },
    ],
  ])
})

it('has passkeys with their id in base64, their key in base64url and their counter', () => {
  const passkey = {
    accountId: id,
    credentialId: Buffer.from([0xfb, 0xff, 0xfe]),
    publicKey: Buffer.from([0xfb, 0xff, 0xfe, 0xff]),
    signCount: 7,
    transports: ['internal', 'hybrid'],
    aaguid: 'adce0002-35bc-c60a-648b-0b25f1f05503',
    name: 'My laptop',
    createdAt,
  }
  const { credentials } = exported({ passkeys: [passkey] })
  expect(credentials).toMatchObject([{ type: 'webauthn-passwordless', userLabel: 'My laptop' }])
  expect(credentials.map(dataOf)).toEqual([
    [
      {},
      {
        aaguid: passkey.aaguid,
        credentialId: '+//+',
        counter: 7,
        credentialPublicKey: '-__-_w',
        attestationStatementFormat: 'none',
        transports: ['internal', 'hybrid'],
      },
    ],
  ])
})

describe('an address that nobody has confirmed', () => {
  const unconfirmed = { emailVerified: false }

  it('cannot sign in with its password at Keycloak either', () => {
    const { enabled, credentials } = exported({ password }, unconfirmed)
    expect({ enabled, credentials: credentials.length }).toEqual({ enabled: false, credentials: 1 })
  })

  it('still signs in by the federation, without the password', () => {
    const { enabled, credentials } = exported({ password, federatedSubjects: ['subject-1'] }, unconfirmed)
    expect({ enabled, credentials }).toEqual({ enabled: true, credentials: [] })
  })
})
