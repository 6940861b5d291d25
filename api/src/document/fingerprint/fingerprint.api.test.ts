import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { declare } from '#test/declare.ts'
import { pdf, pdfWithScan, scan } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'
import { findReadingOf } from '../reading.service.ts'
import { findElsewhere } from './fingerprint.service.ts'
import { openFingerprintKey } from './fingerprint-key.ts'

const { deps, newTenantAt, sql } = await startTenants()
type Tenant = Awaited<ReturnType<typeof newTenantAt>>

const ink = (background: string) => ({ create: { width: 30, height: 20, channels: 3, background } }) as const
/** Draws over the middle, as a name on a form: 60 by 20 pixels, black and white, since one of them differs. */
const withName = (bytes: Buffer) =>
  sharp(bytes)
    .composite([
      { input: ink('#000'), left: 500, top: 700 },
      { input: ink('#fff'), left: 530, top: 700 },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
const resized = (bytes: Buffer) => sharp(bytes).resize(700).jpeg({ quality: 60 }).toBuffer()

async function upload(tenant: Tenant, bytes: Buffer, path = '/documents/INCOME'): Promise<string> {
  const reply = await tenant.upload(path, bytes, { 'content-type': 'application/octet-stream', ...declare(path) })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().file.documents.at(-1).id
}

async function find(tenant: Tenant, documentId: string) {
  const [id, tenantId] = [documentId as never, await tenant.myId()]
  return findElsewhere(deps, { id, tenantId, reading: await findReadingOf(deps, id, { tenantId }) })
}
const nothing = { isSameFile: false, samePages: [] }

describe('fingerprints', () => {
  it('recognise the same file in another rental file, until it is gone there', async () => {
    const [ana, bea] = [await newTenantAt('INCOMPLETE'), await newTenantAt('INCOMPLETE')]
    const bytes = await pdf(2)
    const id = await upload(ana, bytes)
    expect(await find(ana, id)).toEqual(nothing)
    const other = await upload(bea, bytes)
    expect(await find(ana, id)).toEqual({ isSameFile: true, samePages: [] })
    expect(await find(bea, other)).toEqual({ isSameFile: true, samePages: [] })
    await bea.ask('DELETE', `/tenant/documents/${other}`)
    expect(await sql('select from document_fingerprint where document_id = $1', [other])).toEqual([])
    expect(await find(ana, id)).toEqual(nothing)
  })

  it('recognise a picture in another size, encoded again, or turned after it was sent', async () => {
    const [ana, bea] = [await newTenantAt('INCOMPLETE'), await newTenantAt('INCOMPLETE')]
    const bytes = await scan()
    const id = await upload(ana, bytes)
    const other = await upload(bea, await resized(bytes))
    expect(await find(ana, id)).toEqual({ isSameFile: false, samePages: [1] })
    await bea.ask('POST', `/tenant/documents/${other}/turn`)
    expect(await find(bea, other)).toEqual({ isSameFile: false, samePages: [1] })
  })

  it('recognise a scan inside a PDF, and say on which page', async () => {
    const [ana, bea] = [await newTenantAt('INCOMPLETE'), await newTenantAt('INCOMPLETE')]
    const bytes = await scan()
    const id = await upload(ana, await pdfWithScan(bytes))
    await upload(bea, bytes)
    expect(await find(ana, id)).toEqual({ isSameFile: false, samePages: [2] })
  })

  it('are no match for another picture, nor for the same form with another name', async () => {
    const [ana, bea] = [await newTenantAt('INCOMPLETE'), await newTenantAt('INCOMPLETE')]
    const form = await scan()
    const id = await upload(ana, form)
    await upload(bea, await scan())
    expect(await find(ana, id)).toEqual(nothing)
    await upload(bea, await withName(form))
    // the form is a candidate, the name decides
    const shared = await sql(
      `select count(*)::int as count from document_fingerprint one join document_fingerprint other using (print)
        where one.document_id = $1 and other.document_id <> $1`,
      [id],
    )
    expect(shared[0].count).toBeGreaterThan(0)
    expect(await find(ana, id)).toEqual(nothing)
  })

  it('leave duplicates within one file alone', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const bytes = await scan()
    const id = await upload(ana, bytes)
    await upload(ana, bytes, '/documents/ADDRESS')
    expect(await find(ana, id)).toEqual(nothing)
  })

  it('are no hash that somebody with the bytes could make, and differ by purpose and secret', async () => {
    const make = openFingerprintKey({ PSEUDONYM_KEY: 'a'.repeat(32) })
    const bytes = Buffer.from('a payslip')
    const prints = [
      make('BYTES', bytes),
      make('PICTURE 0', bytes),
      make('PICTURE 1', bytes),
      openFingerprintKey({ PSEUDONYM_KEY: 'b'.repeat(32) })('BYTES', bytes),
    ].map((print) => print.toString('hex'))
    expect(new Set(prints).size).toBe(4)
    expect(make('BYTES', bytes)).toEqual(make('BYTES', Buffer.from(bytes)))
  })
})
