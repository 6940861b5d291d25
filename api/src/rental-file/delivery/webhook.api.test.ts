import { describe, expect, it } from 'vitest'
import { startApplications, tenant } from '#test/applications.ts'

const api = await startApplications()
const { post, signatureOf, now, sql, app, call } = api

let files = 0
const bodyOf = (id = `file-${++files}`) =>
  JSON.stringify({
    event: 'FILE_UPDATED',
    id,
    updatedAt: api.deps.clock().toISOString(),
    applicationType: 'ALONE',
    tenants: [tenant()],
  })
const isKnown = async (id: string) =>
  (await sql('select 1 from external_file where external_id = $1', [id])).length === 1
const lastId = () => `file-${files}`

const refusal = { errors: [{ code: 'SignatureInvalid' }], requestId: expect.any(String) }

describe('POST webhook/files', () => {
  it('accepts a delivery signed with the secret', async () => {
    const reply = await post(bodyOf())
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(await isKnown(lastId())).toBe(true)
  })

  it('uses the signature described in operations.md', async () => {
    // printf '%s' '1794477600.{"event":"FILE_DELETED"}' | openssl dgst -sha256 -hmac 'a webhook secret for tests, 32 or more'
    expect(signatureOf(1_794_477_600, '{"event":"FILE_DELETED"}')).toBe(
      'bc70c4d91cae1cbf6584f6cc87503ddae0e6206b302923d368369f894bc009aa',
    )
  })

  it('reads hexadecimal in either case', async () => {
    const body = bodyOf()
    const signature = signatureOf(now(), body).toUpperCase()
    expect((await post(body, { 'x-bailclair-signature': signature })).statusCode).toBe(204)
  })

  it.each([
    ['-300 s', -300],
    ['now', 0],
    ['+300 s', 300],
  ])('accepts a timestamp within five minutes: %s', async (_, seconds) => {
    const reply = await post(bodyOf(), { 'x-bailclair-timestamp': String(now() + seconds) })
    expect(reply.statusCode).toBe(204)
  })

  const forgeries: [string, (body: string) => Record<string, string>][] = [
    ['a timestamp of 301 s ago', () => ({ 'x-bailclair-timestamp': String(now() - 301) })],
    ['a timestamp in 301 s', () => ({ 'x-bailclair-timestamp': String(now() + 301) })],
    ['milliseconds', () => ({ 'x-bailclair-timestamp': String(now() * 1_000) })],
    ['a date', () => ({ 'x-bailclair-timestamp': api.deps.clock().toISOString() })],
    ['a negative time', () => ({ 'x-bailclair-timestamp': `-${now()}` })],
    ['a time with a space', () => ({ 'x-bailclair-timestamp': `${now()} ` })],
    ['a time with a letter', () => ({ 'x-bailclair-timestamp': `t${now()}` })],
    ['no time', () => ({ 'x-bailclair-timestamp': '' })],
    ['no signature', () => ({ 'x-bailclair-signature': '' })],
    ['zeros', () => ({ 'x-bailclair-signature': '0'.repeat(64) })],
    ['a signature cut short', (body) => ({ 'x-bailclair-signature': signatureOf(now(), body).slice(0, 62) })],
    ['a signature that is longer', (body) => ({ 'x-bailclair-signature': `${signatureOf(now(), body)}00` })],
    [
      'a signature twice',
      (body) => ({ 'x-bailclair-signature': `${signatureOf(now(), body)}, ${signatureOf(now(), body)}` }),
    ],
    ['the signature of another time', (body) => ({ 'x-bailclair-signature': signatureOf(now() - 1, body) })],
    ['the signature of another body', () => ({ 'x-bailclair-signature': signatureOf(now(), bodyOf('other')) })],
    ['the signature of the body alone', (body) => ({ 'x-bailclair-signature': signatureOf('', body.slice(1)) })],
    ['another secret', (body) => ({ 'x-bailclair-signature': signatureOf(now(), body, 'another secret') })],
    ['an empty secret', (body) => ({ 'x-bailclair-signature': signatureOf(now(), body, '') })],
  ]
  it.each(forgeries)('refuses %s with the same answer', async (_, headersOf) => {
    const body = bodyOf()
    const reply = await post(body, headersOf(body))
    expect([reply.statusCode, reply.json()]).toEqual([401, refusal])
    expect(await isKnown(lastId())).toBe(false)
  })

  it.each(['x-bailclair-timestamp', 'x-bailclair-signature'])('refuses a call without %s', async (name) => {
    const body = bodyOf()
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'x-bailclair-timestamp': String(now()),
      'x-bailclair-signature': signatureOf(now(), body),
    }
    delete headers[name]
    const reply = await app.inject({ method: 'POST', url: '/api/webhook/files', headers, payload: body })
    expect([reply.statusCode, reply.json()]).toEqual([401, refusal])
  })

  it.each([
    ['a letter', (body: string) => body.replace('Durand', 'Durant')],
    ['a space at the end', (body: string) => `${body} `],
    ['a space inside', (body: string) => body.replace(':', ': ')],
    ['a key twice', (body: string) => body.replace('{', '{"event":"FILE_DELETED",')],
  ])('signs every byte of the body: %s', async (_, alter) => {
    const body = bodyOf()
    const reply = await post(alter(body), { 'x-bailclair-signature': signatureOf(now(), body) })
    expect([reply.statusCode, reply.json()]).toEqual([401, refusal])
  })

  it('is not opened by an owner’s session', async () => {
    const { bearer } = await api.newOwner()
    expect((await call('POST', '/webhook/files', { bearer, body: JSON.parse(bodyOf()) })).statusCode).toBe(401)
  })

  it.each([
    ['what is no JSON', '{', 'InvalidRequest'],
    ['nothing', '', 'InvalidRequest'],
    ['a list', '[]', 'InvalidRequest'],
    ['a key twice', '{"event":"FILE_DELETED","event":"FILE_UPDATED"}', 'InvalidRequest'],
    ['an unknown event', '{"event":"FILE_LOST"}', 'InvalidField'],
    ['a file of nobody', JSON.stringify({ ...JSON.parse(bodyOf()), tenants: [] }), 'InvalidField'],
    [
      'a state of the far future',
      JSON.stringify({ ...JSON.parse(bodyOf()), updatedAt: '2026-11-12T10:05:00.001Z' }),
      'InvalidField',
    ],
  ])('refuses %s even with a valid signature', async (_, body, code) => {
    const reply = await post(body)
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, code])
  })

  it('says which field is wrong', async () => {
    const file = JSON.parse(bodyOf())
    file.tenants[0].monthlyIncome = -1
    file.tenants[0].email = 'ana'
    expect((await post(JSON.stringify(file))).json().errors).toEqual([
      { code: 'InvalidField', field: 'tenants.0.email', message: 'register.email-not-valid' },
      { code: 'InvalidField', field: 'tenants.0.monthlyIncome', message: 'number-not-positive-or-null' },
    ])
  })

  it.each([
    ['413', 413, 'a'.repeat(70_000), {}],
    ['415', 415, 'a', { 'content-type': 'text/plain' }],
    ['415', 415, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('answers %s to a bad request', async (_, status, body, headers) => {
    expect((await post(body, headers)).statusCode).toBe(status)
  })
})

it('without a secret there is no webhook', async () => {
  const closed = await startApplications({ FILES_WEBHOOK_SECRET: '' })
  const body = bodyOf()
  for (const secret of ['', 'undefined', 'a webhook secret for tests, 32 or more']) {
    const reply = await closed.post(body, { 'x-bailclair-signature': signatureOf(now(), body, secret) })
    expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'RouteNotFound' }]])
  }
  expect(await closed.sql('select 1 from external_file')).toEqual([])
})
