import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { photo, startCompleteFiles } from '#test/complete-files.ts'
import { runJob } from '#test/jobs.ts'
import { readPdf } from '#test/read-pdf.ts'
import { issuedPdfsJob } from './issued-pdf.job.ts'

const api = await startCompleteFiles()
const { newShown, give, addDocument, call, sql, deps, logs } = api
const check = (body: object, ip?: string) => call('POST', '/pdf/check', { body, ...(ip && { ip }) })
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const shown = await newShown()
await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await photo())
const pdf = (await give(shown)).rawPayload
const { pages } = await readPdf(pdf)
const code = pages[0]?.text.match(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/)?.[0] ?? ''
const altered = Buffer.from(pdf)
altered[altered.length - 10] = (altered.at(-10) ?? 0) ^ 1
const issuedOn = '2026-11-12'

describe('POST pdf/check', () => {
  it.each([
    ['the file', { sha256: hashOf(pdf) }, { verdict: 'UNALTERED', issuedOn }],
    ['the file and its code', { sha256: hashOf(pdf), code }, { verdict: 'UNALTERED', issuedOn }],
    ['the code', { code }, { verdict: 'ISSUED', issuedOn }],
    [
      'the code as people type it',
      { code: ` ${code.toLowerCase().replaceAll('-', ' ')}` },
      { verdict: 'ISSUED', issuedOn },
    ],
    ['a file with one other bit, and the code', { sha256: hashOf(altered), code }, { verdict: 'ALTERED', issuedOn }],
    ['a file with one other bit', { sha256: hashOf(altered) }, { verdict: 'UNKNOWN' }],
    ['a code that was never issued', { code: '2222-2222-2222' }, { verdict: 'UNKNOWN' }],
    ['nothing', {}, { verdict: 'UNKNOWN' }],
  ])('judges %s', async (_, body, expected) => {
    const reply = await check(body)
    expect([reply.statusCode, reply.json()]).toEqual([200, expected])
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it.each([
    [{ code: 'OOOO-1111-IIII' }],
    [{ code: 'K7QX' }],
    [{ sha256: 'abc' }],
    [{ sha256: hashOf(pdf).toUpperCase() }],
  ])('refuses %j', async (body) => {
    const reply = await check(body)
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'InvalidField'])
  })

  it('has a rate limit per network', async () => {
    const ip = '198.51.100.40'
    for (let count = 0; count < 60; count++) await check({ code }, ip)
    expect((await check({ code }, ip)).statusCode).toBe(429)
    expect((await check({ code }, '198.51.100.41')).statusCode).toBe(200)
  })
})

describe('an issued PDF', () => {
  it('is stored as code, hash and day, and nothing else', async () => {
    expect(await sql('select * from issued_pdf')).toEqual([
      { code: code.replaceAll('-', ''), sha256: Buffer.from(hashOf(pdf), 'hex'), issued_on: new Date(issuedOn) },
    ])
    expect(logs.join('\n')).not.toContain(code)
  })

  it('has its code on every page', () => {
    for (const { text } of pages) expect(text).toContain(code)
  })

  it('is another one each time', async () => {
    expect((await give(shown)).rawPayload.includes(code)).toBe(false)
  })

  it('that broke off is not recorded', async () => {
    const { shown: broken, before } = { shown: await newShown(), before: await sql('select code from issued_pdf') }
    const id = await addDocument({ tenant_id: broken.tenantId }, 'IDENTITY', await photo())
    await sql(`update document set store_key = repeat('0', 32) where id = $1`, [id])
    await give(broken).catch(() => undefined)
    expect(await sql('select code from issued_pdf')).toEqual(before)
  })

  it('a single document has no code', async () => {
    const before = await sql('select code from issued_pdf')
    const id = await addDocument({ tenant_id: shown.tenantId }, 'ADDRESS', await photo())
    expect((await give(shown, id)).statusCode).toBe(200)
    expect(await sql('select code from issued_pdf')).toEqual(before)
  })

  it('can be checked for a year', async () => {
    const at = (instant: string) => ({ ...deps, clock: () => new Date(instant) })
    expect(await runJob(at('2027-11-12T12:00:00Z'), issuedPdfsJob)).toEqual({ rows: 0 })
    expect(await issuedPdfsJob.dryRun(at('2027-11-13T12:00:00Z'))).toEqual({ rows: 2 })
    expect(await runJob(at('2027-11-13T12:00:00Z'), issuedPdfsJob)).toEqual({ rows: 2 })
    expect((await check({ code })).json()).toEqual({ verdict: 'UNKNOWN' })
  })

  it('is one of 20 an hour for an application, however often it is asked for', async () => {
    const busy = await newShown()
    const count = async () => (await sql('select from issued_pdf')).length
    const before = await count()
    const statuses: number[] = []
    for (let time = 0; time < 22; time++) statuses.push((await give(busy)).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.slice(20)).toEqual([429, 429])
    expect(await count()).toBe(before + 20)
  })
})
