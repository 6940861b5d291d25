import { certificateNumber } from '@bailclair/domain/energy-certificate/certificate-number.schema.ts'
import { describeError } from '@bailclair/server-kit/describe-error.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Config } from '#platform/config/environment.ts'
import { startDeafPeer } from '#test/hostile-peer.ts'
import { startRegistryPeer } from '#test/registry-peer.ts'
import { faults } from '#test/scripted-peer.ts'
import { openCertificates } from './certificate.gateway.ts'

const number = certificateNumber.parse('2375E0123456J')
const peer = await startRegistryPeer({ clientId: 'canary-client', clientSecret: 'canary-secret' })
peer.add(number)
afterAll(() => peer.stop())

let now = Date.parse('2026-11-12T10:00:00Z')
const seen: { service: string; outcome: string }[] = []

function open(changes: Partial<Config> = {}) {
  const settings = {
    DPE_API_URL: peer.url,
    DPE_CLIENT_ID: 'canary-client',
    DPE_CLIENT_SECRET: 'canary-secret',
    DPE_TIMEOUT_MS: 500,
    ...changes,
  }
  const certificates = openCertificates({
    clock: () => new Date(now),
    config: settings as Config,
    observe: (call) => void seen.push(call),
  })
  afterAll(certificates.close)
  return certificates
}
const unavailable = { code: 'CertificateRegistryUnavailable', retryAfter: 10 }

beforeEach(() => {
  peer.disturb(undefined)
  peer.requests.length = 0
  seen.length = 0
})

it('finds a certificate by its number, with our credentials only in headers', async () => {
  expect(await open().find(number)).toMatchObject({ number, grade: 'D', registryStatus: 'ACTIF' })
  expect(peer.requests.map(({ path, query }) => [path, query.size])).toEqual([[`/pub/dpe/${number}`, 0]])
  expect(peer.requests[0]?.headers).toMatchObject({ client_id: 'canary-client', client_secret: 'canary-secret' })
  expect(seen).toMatchObject([{ service: 'certificate-registry', outcome: 'ok' }])
})

it('calls below the base address it was given, whatever its path', async () => {
  await open({ DPE_API_URL: `${peer.url}/api/v1/` })
    .find(number)
    .catch(() => undefined)
  expect(peer.requests.map(({ path }) => path)).toEqual([`/api/v1/pub/dpe/${number}`])
})

it.each([
  ['the registry has no such number', '2375E9999999Z'],
  ['the registry calls the number malformed', '2375E0123456J '],
])('finds nothing when %s', async (_, asked) => {
  // the second is not a valid number: it stands for anything that the registry refuses
  expect(await open().find(asked as typeof number)).toBeUndefined()
})

describe('a failing registry', () => {
  it.each(faults)('with the fault "%s" is unavailable within the timeout', async (fault) => {
    const certificates = open()
    peer.disturb(fault)
    const start = performance.now()
    await expect(certificates.find(number)).rejects.toMatchObject(unavailable)
    expect(performance.now() - start).toBeLessThan(1_500)
  })

  it.each([
    ['another certificate', { dpe: { numero_dpe: '2375E0000000X' } }],
    ['no certificate', { success: true }],
    ['a refusal', { success: false }],
    ['a list', []],
  ])('that answers %s is unavailable', async (_, body) => {
    peer.answer('2375E0000002B', body)
    await expect(open().find(certificateNumber.parse('2375E0000002B'))).rejects.toMatchObject(unavailable)
  })

  it('that refuses our credentials is unavailable', async () => {
    await expect(open({ DPE_CLIENT_SECRET: 'another' }).find(number)).rejects.toMatchObject(unavailable)
  })

  it('that never accepts a connection is unavailable within the timeout', async () => {
    const deaf = await startDeafPeer()
    const start = performance.now()
    await expect(open({ DPE_API_URL: deaf.url }).find(number)).rejects.toMatchObject(unavailable)
    expect(performance.now() - start).toBeLessThan(1_500)
    deaf.stop()
  })

  it('is not called while the circuit breaker is open, then called again', async () => {
    const certificates = open()
    peer.disturb('fail')
    for (let i = 0; i < 8; i++) await expect(certificates.find(number)).rejects.toMatchObject(unavailable)
    expect(peer.requests).toHaveLength(5)
    peer.disturb(undefined)
    now += 10_000
    expect(await certificates.find(number)).toMatchObject({ number })
  })

  it('does not open the circuit breaker by unknown numbers', async () => {
    const certificates = open()
    for (let i = 0; i < 8; i++)
      expect(await certificates.find(certificateNumber.parse(`2375E999999${i}Z`))).toBeUndefined()
    expect(await certificates.find(number)).toMatchObject({ number })
  })

  it('leaves no number, credentials or response in the logs', async () => {
    for (const fault of faults) {
      peer.disturb(fault)
      const error: unknown = await open()
        .find(number)
        .catch((reason: unknown) => reason)
      const line = JSON.stringify(describeError(error))
      expect(line).toContain('"cause"')
      expect(line).not.toMatch(/canary|2375E0123456J|127\.0\.0\.1/)
    }
  })
})
