import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { startDocumentApi } from '#test/documents.ts'
import { png } from '#test/sample-files.ts'

const { deps, newTenant, upload, open, sql, stored, documents, erasures, settle } = await startDocumentApi()

/** Stores a picture and is killed at a given moment: a power cut, or out of memory. */
const program = `
  import { createLogger } from '@bailclair/server-kit/logger.ts'
  import { openDocuments } from '#document/open-documents.ts'
  import { insertPrepared, prepareDocument } from '#document/store-document.service.ts'
  import { loadConfig } from '#platform/config/load-config.ts'
  import { openDatabase } from '#platform/database/db.ts'
  import { png } from '#test/sample-files.ts'
  const config = loadConfig(process.env)
  const logger = createLogger(config)
  const clock = () => new Date()
  const die = () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => undefined) }
  const documents = openDocuments({ config, clock, observe: () => undefined })
  const { put } = documents.store
  if (process.env.DIES === 'before the bytes') documents.store.put = die
  if (process.env.DIES === 'after the bytes') documents.store.put = (...given) => put(...given).then(die)
  const { db } = openDatabase(config, logger)
  const upload = {
    holder: { tenantId: process.env.TENANT },
    category: 'INCOME',
    fileName: 'a.png',
    stream: [await png()],
    signal: AbortSignal.timeout(60_000),
  }
  const prepared = await prepareDocument({ db, logger, clock, documents }, upload)
  await db.transaction().execute((tx) => insertPrepared({ clock }, tx, prepared).then(die))`

async function dieWhileStoring(moment: string, tenant: string): Promise<string | null> {
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
    env: { ...needed, DOCUMENT_FOLDER, DOCUMENT_KEY, TOKEN_KEY, LOG_LEVEL: 'silent', DIES: moment, TENANT: tenant },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  return signal
}

describe('a process killed while it stores a document', () => {
  it.each([
    ['before the bytes', 0],
    ['after the bytes', 1],
    ['in the transaction', 1],
  ])('%s leaves no document, and its bytes are deleted later', async (moment, files) => {
    expect(await dieWhileStoring(moment, await newTenant())).toBe('SIGKILL')
    expect([await documents(), (await stored()).length]).toEqual([[], files])
    expect(await erasures()).toMatchObject([{ is_due: false }])
    // the upload may be under way; an hour later it cannot be
    await settle()
    expect((await stored()).length).toBe(files)
    await sql("update document_erasure set due_at = due_at - interval '1 hour'")
    await settle()
    expect([await stored(), await erasures()]).toEqual([[], []])
  })

  it('does not harm the documents of others', async () => {
    const tenant = await newTenant()
    const { id } = (await upload(tenant, await png())).json()
    await dieWhileStoring('after the bytes', tenant)
    await sql("update document_erasure set due_at = due_at - interval '1 hour'")
    await settle()
    expect((await open(tenant, id)).statusCode).toBe(200)
  })
})

describe('an upload that outlasts its deletion time', () => {
  it('is refused because its bytes were deleted', async () => {
    await sql('delete from rental_file')
    await settle()
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
    expect([reply.statusCode, await documents(), await stored()]).toEqual([503, [], []])
  })
})
