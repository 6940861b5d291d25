import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readUploads } from '#rental-file/part/start-uploads.ts'
import { startDocumentApi } from '#test/documents.ts'
import { png } from '#test/sample-files.ts'

const api = await startDocumentApi()
const { deps, newTenant, upload, open, sql, stored, documents, uploads, erasures, settle, uploadWorker } = api

/** Reads the uploads that wait and is killed at a given moment: a power cut, or out of memory. */
const program = `
  import { createLogger } from '@bailclair/server-kit/logger.ts'
  import { createTracer } from '@bailclair/server-kit/trace/tracer.ts'
  import { Registry } from 'prom-client'
  import { openDocuments } from '#document/open-documents.ts'
  import { loadConfig } from '#platform/config/load-config.ts'
  import { openDatabase } from '#platform/database/db.ts'
  import { readUploads } from '#rental-file/part/start-uploads.ts'
  const config = loadConfig(process.env)
  const logger = createLogger(config)
  // asked once when the document is inserted, then when its part is settled
  let timesAsked = 0
  const clock = () => {
    if (process.env.DIES === 'in the transaction' && ++timesAsked === 2) die()
    return new Date()
  }
  const die = () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => undefined) }
  const documents = openDocuments({ config, clock, logger, observe: () => undefined })
  const { put } = documents.store
  if (process.env.DIES === 'before the bytes') documents.store.put = die
  if (process.env.DIES === 'after the bytes') documents.store.put = (...given) => put(...given).then(die)
  const { db } = openDatabase(config, logger)
  const deps = { db, config, logger, clock, documents, tracer: createTracer(config, { registry: new Registry() }) }
  readUploads(deps)`

async function dieWhileReading(moment: string): Promise<string | null> {
  const { DATABASE_URL, PSEUDONYM_KEY, BAILCLAIR_API_CLIENT_SECRET, DPE_CLIENT_ID, DPE_CLIENT_SECRET } = deps.config
  const { DOCUMENT_FOLDER, DOCUMENT_KEY, TOKEN_KEY, SMTP_URL } = deps.config
  const needed = {
    DATABASE_URL,
    PSEUDONYM_KEY,
    BAILCLAIR_API_CLIENT_SECRET,
    DPE_CLIENT_ID,
    DPE_CLIENT_SECRET,
    SMTP_URL,
  }
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: `${import.meta.dirname}/../..`,
    env: { ...needed, DOCUMENT_FOLDER, DOCUMENT_KEY, TOKEN_KEY, LOG_LEVEL: 'silent', DIES: moment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  return signal
}

/** Without a worker in this process, an upload waits for the one that is killed. */
async function send(tenant: string): Promise<string> {
  const reply = await upload(tenant, await png())
  return reply.json().id
}
const endLease = () => sql('update upload set due_at = now()')

describe('a worker killed while it reads an upload', () => {
  it.each([
    ['before the bytes', 1],
    ['after the bytes', 2],
    ['in the transaction', 2],
  ])('%s: another one makes the document, once', async (moment, files) => {
    const tenant = await newTenant()
    await uploadWorker.stop()
    deps.config.UPLOAD_WAIT_MS = 0
    const id = await send(tenant)
    expect(await dieWhileReading(moment)).toBe('SIGKILL')
    expect([await documents(), (await stored()).length]).toEqual([[], files])
    expect(await uploads()).toMatchObject([{ id, state: 'WAITING', attempts: 1, leased_by: expect.any(String) }])
    expect(await erasures()).toMatchObject([{ is_due: false }])
    // the lease of the dead one is not over: nobody takes it
    const early = readUploads(deps, { lookEveryMs: 20 })
    await sleep(300)
    expect(await documents()).toEqual([])
    await endLease()
    await expect.poll(documents, { timeout: 20_000 }).toMatchObject([{ id, tenant_id: tenant }])
    await early.stop()
    expect(await uploads()).toEqual([])
    // what the dead one wrote goes an hour later
    await sql("update document_erasure set due_at = due_at - interval '1 hour'")
    await settle()
    expect([(await stored()).length, await erasures()]).toEqual([1, []])
    expect((await open(tenant, id)).statusCode).toBe(200)
    await sql('delete from rental_file')
    await settle()
  })

  it('is given up after three, and says so', async () => {
    const tenant = await newTenant()
    await uploadWorker.stop()
    deps.config.UPLOAD_WAIT_MS = 0
    const id = await send(tenant)
    for (const attempts of [1, 2, 3]) {
      expect(await dieWhileReading('before the bytes')).toBe('SIGKILL')
      expect(await uploads()).toMatchObject([{ id, state: 'WAITING', attempts }])
      await endLease()
    }
    const worker = readUploads(deps, { lookEveryMs: 20 })
    await expect
      .poll(uploads, { timeout: 20_000 })
      .toMatchObject([{ id, state: 'FAILED', refusal: 'DocumentUnreadable' }])
    await worker.stop()
    await sql("update document_erasure set due_at = due_at - interval '1 hour'")
    await settle()
    expect([await documents(), await stored()]).toEqual([[], []])
    await sql('delete from rental_file')
  })
})

describe('an upload that outlasts its deletion time', () => {
  it('is refused because its bytes were deleted', async () => {
    const { store } = deps.documents
    deps.documents.store = {
      ...store,
      put: async (...given) => {
        await store.put(...given)
        await sql('update document_erasure set due_at = now()')
        await settle()
      },
    }
    const reply = await upload(await newTenant(), await png())
    deps.documents.store = store
    expect([reply.statusCode, await documents(), await uploads(), await stored()]).toEqual([503, [], [], []])
  })
})
