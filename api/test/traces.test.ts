import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCollector } from '@bailclair/one-machine/collector.ts'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { afterAll, expect, it } from 'vitest'
import { spawnApi } from './api-process.ts'
import { startSmtpPeer } from './hostile-smtp-peer.ts'
import { startIdentityProcess } from './identity-process.ts'

const collector = await startCollector()
afterAll(collector.stop)
const mailServer = await startSmtpPeer()
afterAll(mailServer.stop)
const database = await createTestDatabase()
afterAll(database.drop)
const secret = 'the secret of the API in tests'
const identity = await startIdentityProcess(secret, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

it('one trace goes through API and identity server, into logs and the collector, without personal data', async () => {
  const api = await spawnApi({
    BAILCLAIR_MODE: 'one-machine',
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    SMTP_URL: mailServer.url,
    DOCUMENT_FOLDER: join(tmpdir(), 'bailclair-no-documents'),
    IDENTITY_URL: identity.url,
    BAILCLAIR_API_CLIENT_SECRET: secret,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  await expect.poll(() => api.logs().some(({ message }) => message === 'ready'), { timeout: 30_000 }).toBe(true)
  for (let count = 0; count < 3; count++) await fetch(`${api.origin}/api/health/ready`)
  const reply = await fetch(`${api.origin}/api/register/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    body: JSON.stringify({ email: 'jeanne.canary@example.org', password: 'une phrase assez longue 7391' }),
  })
  expect(reply.status).toBe(201)

  const named = (name: string) => collector.spans.find((span) => span.name === name)
  const find = (name: string) => expect.poll(() => named(name), { timeout: 30_000 }).toBeDefined()
  await find('POST /api/register/account')
  await find('POST /admin/realms/:realm/users')
  await find('mail confirm-account')
  const request = named('POST /api/register/account')
  const call = collector.spans.find(({ traceId: id, name }) => id === traceId && name === 'POST identity')
  const answer = named('POST /admin/realms/:realm/users')
  expect(request).toMatchObject({ service: 'bailclair-api', traceId, parentSpanId: '00f067aa0ba902b7', kind: 2 })
  expect(call).toMatchObject({ service: 'bailclair-api', traceId, parentSpanId: request?.spanId, kind: 3 })
  expect(answer).toMatchObject({ service: 'bailclair-identity', traceId, kind: 2 })
  const calls = collector.spans.filter(({ name, kind }) => kind === 3 && name === 'POST identity')
  expect(calls.map(({ spanId }) => spanId)).toContain(answer?.parentSpanId)
  await find('job ended-access')
  expect(collector.spans.filter(({ name }) => name.includes('health'))).toEqual([])
  expect(JSON.stringify(collector.spans)).not.toMatch(/canary|jeanne|example\.org/)

  const lines = api.logs().filter(({ message }) => message === 'request')
  expect(lines).toEqual([
    expect.objectContaining({ traceId, requestId: reply.headers.get('x-request-id'), route: '/api/register/account' }),
  ])
  api.kill('SIGTERM')
  await api.exited
}, 90_000)
