import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { oldUploadsJob } from '#document/upload/old-uploads.job.ts'
import { leaseUpload } from '#document/upload/upload.repository.ts'
import { measureUploads } from '#document/upload/upload-worker.ts'
import { declare } from '#test/declare.ts'
import { runJob } from '#test/jobs.ts'
import { png } from '#test/sample-files.ts'
import { startTenants } from '#test/tenants.ts'
import { readUploads } from './start-uploads.ts'

const api = await startTenants()
const { deps, sql, newTenantAt } = api
const { treat } = deps.documents
type Tenant = Awaited<ReturnType<typeof newTenantAt>>

const uploads = () => sql('select * from upload order by created_at, id')
const upload = async (tenant: Tenant, path = '/documents/INCOME', bytes?: Buffer) =>
  tenant.upload(path, bytes ?? (await png()), { 'x-file-name': 'bulletin.png', ...declare(path) })

describe('the queue', () => {
  it('gives each of 100 uploads at once to one of three workers, and loses none', { timeout: 120_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => newTenantAt('INCOMPLETE')))
    const workers = [1, 2].map(() => readUploads(deps, { lookEveryMs: 20 }))
    const bytes = await png()
    // a quick reader: this is about the queue
    const read = await treat(bytes)
    const treated: string[] = []
    deps.documents.treat = async (given) => {
      treated.push(given.toString('latin1').slice(-8))
      await sleep(10)
      return read
    }
    /** As the tenant area does: who is told to come back does. */
    const send = async (tenant: Tenant, number: number) => {
      // what follows the end of a picture is ignored, and tells the files apart
      const own = Buffer.concat([bytes, Buffer.from(String(number).padStart(8, '0'))])
      for (;;) {
        const reply = await upload(tenant, '/documents/INCOME', own)
        if (reply.statusCode !== 429 && reply.statusCode !== 503) return reply.statusCode
        await sleep(50)
      }
    }
    await sql(`delete from document where category = 'INCOME'`)
    const sent = await Promise.all(
      people.flatMap((tenant, at) => Array.from({ length: 10 }, (_, n) => send(tenant, at * 10 + n))),
    )
    expect(new Set(sent)).toEqual(new Set([200]))
    await expect.poll(uploads, { timeout: 60_000 }).toEqual([])
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(await sql(`select count(*)::int as count from document where category = 'INCOME'`)).toEqual([{ count: 100 }])
    expect([treated.length, new Set(treated).size]).toEqual([100, 100])
    deps.documents.treat = treat
  })

  it('takes what has been due for longest, so that what is tried again comes not first', async () => {
    await api.uploadWorker.stop()
    const [ana, ben] = [await newTenantAt('INCOMPLETE'), await newTenantAt('INCOMPLETE')]
    deps.config.UPLOAD_WAIT_MS = 0
    const sent = []
    for (const tenant of [ana, ben]) sent.push((await upload(tenant)).json().file.uploads[0].id)
    await sql(`update upload set due_at = now() - interval '1 second' where id = $1`, [sent[0]])
    await sql(`update upload set due_at = now() - interval '9 seconds' where id = $1`, [sent[1]])
    const lease = async () => (await leaseUpload(deps.db, { worker: crypto.randomUUID(), leaseSeconds: 300 }))?.id
    expect([await lease(), await lease(), await lease()]).toEqual([sent[1], sent[0], undefined])
    await sql('delete from upload')
  })

  it('takes one of a tenant who has none in hand before the next of one who has', async () => {
    const [ana, ben] = [await newTenantAt('INCOMPLETE'), await newTenantAt('INCOMPLETE')]
    for (const tenant of [ana, ana, ben, ana]) await upload(tenant)
    const sent = (await sql('select id from upload order by due_at')).map(({ id }) => id)
    const lease = async () => (await leaseUpload(deps.db, { worker: crypto.randomUUID(), leaseSeconds: 300 }))?.id
    const [first, second, third, fourth] = sent
    expect([await lease(), await lease(), await lease(), await lease()]).toEqual([first, third, second, fourth])
    await sql('delete from upload')
  })

  it('leaves documents in the order in which they were sent, whichever is read first', async () => {
    const [ana, path] = [await newTenantAt('INCOMPLETE'), '/documents/INCOME']
    for (const name of ['page-1.png', 'page-2.png', 'page-3.png'])
      await ana.upload(path, await png(), { 'x-file-name': name, ...declare(path) })
    await sql(`update upload set due_at = now() - interval '1 hour' where file_name = 'page-3.png'`)
    const worker = readUploads({ ...deps, config: { ...deps.config, UPLOADS_AT_ONCE: 1 } }, { lookEveryMs: 20 })
    await expect.poll(uploads).toEqual([])
    await worker.stop()
    const names = (await ana.file()).documents.map(({ fileName }) => fileName).filter((name) => name.startsWith('page'))
    expect(names).toEqual(['page-1.png', 'page-2.png', 'page-3.png'])
  })

  it('has again what a worker that stops could not finish in time, and makes one document of it', async () => {
    await api.uploadWorker.stop()
    deps.config.UPLOAD_WAIT_MS = 0
    const ana = await newTenantAt('INCOMPLETE')
    const read = await treat(await png())
    const { promise, resolve } = Promise.withResolvers<typeof read>()
    deps.documents.treat = () => promise
    await upload(ana)
    const slow = readUploads({ ...deps, config: { ...deps.config, DRAIN_TIMEOUT_MS: 100 } }, { lookEveryMs: 20 })
    await expect.poll(uploads).toMatchObject([{ attempts: 1, leased_by: expect.any(String) }])
    await slow.stop()
    expect(await uploads()).toMatchObject([{ attempts: 0, leased_by: null }])
    const [{ id }] = await uploads()
    const other = readUploads(deps, { lookEveryMs: 20 })
    await expect.poll(uploads).toMatchObject([{ attempts: 1, leased_by: expect.any(String) }])
    resolve(read)
    await expect.poll(uploads).toEqual([])
    await other.stop()
    deps.documents.treat = treat
    expect(await sql('select id from document where id = $1', [id])).toHaveLength(1)
  })

  it('has one file that waits for the place of a document: the last one sent', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    const id = (await ana.file()).documents[0]?.id
    const replace = async () => (await upload(ana, `/documents/${id}/replace`)).json().file.uploads
    const [before] = await replace()
    const after = await replace()
    expect([after.length, after[0].replaces, after[0].id === before.id]).toEqual([1, id, false])
    await sql('delete from upload')
  })

  it('says of what nobody could read for a week that it failed, and forgets what failed a week later', async () => {
    const ana = await newTenantAt('INCOMPLETE')
    for (const _ of [1, 2, 3]) await upload(ana)
    const [first, second] = await uploads()
    const week = `interval '7 days 1 second'`
    await sql(`update upload set created_at = created_at - ${week} where id = any($1)`, [[first.id, second.id]])
    await sql(
      `update upload set state = 'FAILED', refusal = 'DocumentUnreadable', store_key = null, wrapped_key = null,
        key_id = null, due_at = created_at where id = $1`,
      [first.id],
    )
    expect(await runJob(deps, oldUploadsJob)).toEqual({ unread: 1, rows: 1 })
    expect((await ana.file()).uploads.slice(0, 1)).toMatchObject([{ id: second.id, refusal: 'DocumentUnreadable' }])
    expect(await sql('select 1 from document_erasure where store_key = $1', [second.store_key])).toHaveLength(1)
    await sql(`update upload set due_at = due_at - ${week} where id = $1`, [second.id])
    await runJob(deps, oldUploadsJob)
    expect(await uploads()).toHaveLength(1)
    measureUploads(deps)
    const metrics = async () => (await deps.metrics.metrics()).match(/^uploads_\w+ \S+$/gm)
    await sql(`update upload set created_at = created_at - interval '90 seconds'`)
    await expect.poll(metrics).toEqual(['uploads_waiting 1', 'uploads_oldest_waiting_seconds 90', 'uploads_failed 0'])
  })
})
