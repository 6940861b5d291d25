import type { IncomingMessage } from 'node:http'
import { type CryptoKey, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import type { Realm } from '#realm/realm.ts'
import { requireAdmin } from './require-admin.ts'

const { privateKey, publicKey } = await generateKeyPair('RS256')
const issuer = 'https://id.example/realms/owner'
const realmWith = (verificationKey: () => Promise<CryptoKey>) =>
  ({ definition: { issuer }, verificationKey }) as unknown as Realm
const realm = realmWith(async () => publicKey)

const exp = Math.floor(Date.now() / 1_000) + 300
const good = { typ: 'Bearer', iss: issuer, aud: 'realm-management', azp: 'bailclair-api', exp }
type Changes = Record<string, unknown>
const signed = (changes: Changes = {}) =>
  new SignJWT({ ...good, ...changes }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)

const ask = (authorization: string | undefined, which = realm) =>
  requireAdmin(which, { headers: { authorization } } as IncomingMessage)
const answerTo = (authorization: string | undefined) =>
  ask(authorization).then(
    () => 'welcome',
    ({ status, body }) => `${status} ${body.error}`,
  )

describe('a token signed by the realm', () => {
  it('of its service account is accepted, whatever the case of "Bearer"', async () => {
    for (const word of ['Bearer', 'bearer', 'BEARER'])
      expect(await answerTo(`${word} ${await signed()}`)).toBe('welcome')
  })

  it.each<[string, Changes]>([
    ['that is an ID token', { typ: 'ID' }],
    ['without type', { typ: undefined }],
    ['for another API', { aud: 'owner-api' }],
    ['for others too', { aud: ['realm-management', 'owner-api'] }],
    ['given to an application', { azp: 'owner-front' }],
    ['given to nobody', { azp: undefined }],
  ])('%s is refused: 403', async (_, changes) => {
    expect(await answerTo(`Bearer ${await signed(changes)}`)).toBe('403 HTTP 403 Forbidden')
  })

  it.each<[string, Changes]>([
    ['of another issuer', { iss: `${issuer}2` }],
    ['that has expired', { exp: exp - 301 }],
    ['without an end', { exp: undefined }],
  ])('%s is invalid: 401', async (_, changes) => {
    expect(await answerTo(`Bearer ${await signed(changes)}`)).toBe('401 HTTP 401 Unauthorized')
  })

  it('is read from a well-formed Authorization header only', async () => {
    const token = await signed()
    const headers = [`Bearer  ${token}`, `Bearer ${token},`, `Bearer ${token} `, `A Bearer ${token}`, token, undefined]
    for (const header of headers)
      expect([header, await answerTo(header)]).toEqual([header, '401 HTTP 401 Unauthorized'])
  })
})

it('a failure to load the keys is an outage, not a refusal', async () => {
  const down = realmWith(() => Promise.reject(new Error('down')))
  await expect(ask(`Bearer ${await signed()}`, down)).rejects.toThrow('down')
})
