import { allRoutes } from '@bailclair/domain/contracts.ts'
import type { JWTPayload } from 'jose'
import { describe, expect, it } from 'vitest'
import { startVerifiers } from './verifiers.ts'

const { call, newVerifier, sql } = await startVerifiers()
const vera = newVerifier()
const deskRoutes = allRoutes.filter(({ access }) => access === 'verifier')

it('is needed for every route of the desk', () => {
  expect(deskRoutes.length).toBeGreaterThan(15)
  const others = allRoutes.filter(({ path, access }) => path.startsWith('/desk') && access !== 'verifier')
  expect(others.map(({ path }) => path)).toEqual([])
})

describe.each([
  ['a password alone', { acr: '1' }],
  ['a token that does not say', { acr: undefined }],
  ['Keycloak without levels', { acr: '0' }],
  ['another word for two factors', { acr: 'mfa' }],
  ['a number', { acr: 2 }],
  ['a list', { acr: ['2'] }],
  ['two factors in `amr` alone', { acr: '1', amr: ['pwd', 'otp', 'mfa'] }],
])('with %s', (_, claims) => {
  it('no desk call succeeds, and none leaves a trace', async () => {
    const bearer = await vera.token(claims as JWTPayload)
    const statuses = new Map<string, number>()
    for (const { method, path } of deskRoutes) {
      const address = path.replace(/:\w+/g, crypto.randomUUID())
      const reply = await call(method, address, { bearer, ...(method !== 'GET' && { body: {} }) })
      statuses.set(`${method} ${path}`, reply.statusCode)
      expect([path, reply.json().errors]).toEqual([path, [{ code: 'SecondFactorRequired' }]])
    }
    expect([...new Set(statuses.values())]).toEqual([403])
    expect(await sql('select 1 from audit_entry where actor = $1', [vera.actor])).toEqual([])
  })
})

it('with two factors a verifier reads the queue', async () => {
  expect((await call('GET', '/desk/queue', { bearer: await vera.token() })).statusCode).toBe(200)
})
