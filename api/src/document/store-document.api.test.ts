import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { largestUpload } from '@bailclair/domain/document/document.rules.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { startDocumentApi } from '#test/documents.ts'
import { canary, emptyPng, pdf, photograph, png } from '#test/sample-files.ts'
import { createGate } from './gate.ts'
import { openKeyring } from './keyring.ts'

const api = await startDocumentApi()
const { newTenant, newGuarantor, upload, open, erase, stored, documents, erasures, settle, sql, deps } = api
const origin = await api.listen()
const name = `${canary}.pdf`
const codeOf = (reply: { json: () => { errors: { code: string }[] } }) => reply.json().errors[0]?.code

beforeEach(async () => {
  await sql('delete from rental_file')
  await settle()
})

/** No document, no bytes and no pending deletion is left. */
async function expectNothing() {
  await settle()
  expect([await documents(), await erasures(), await stored()]).toEqual([[], [], []])
}

describe('an upload', () => {
  it('becomes a document: a row and encrypted bytes', async () => {
    const tenant = await newTenant()
    const reply = await upload(tenant, await photograph(), { category: 'IDENTITY', name: '../Carte d’identité.png' })
    expect(reply.statusCode).toBe(201)
    const [row] = await documents()
    expect(row).toMatchObject({
      id: reply.json().id,
      tenant_id: tenant,
      guarantor_id: null,
      category: 'IDENTITY',
      file_name: 'Carte d’identité.png',
      media_type: 'image/jpeg',
      pages: 1,
      status: 'PENDING',
      key_id: deps.documents.keyring.currentId,
    })
    expect([await stored(), await erasures()]).toEqual([[row.store_key], []])
    const sealed = await readFile(join(deps.config.DOCUMENT_FOLDER, row.store_key.slice(0, 2), row.store_key))
    expect([sealed.length, sealed.includes('JFIF')]).toEqual([row.size + 28, false])
    const opened = await open(tenant, row.id)
    expect((await sharp(opened.rawPayload).metadata()).format).toBe('jpeg')
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(row.size),
      'content-disposition': expect.stringContaining("filename*=UTF-8''Carte%20d%E2%80%99identit%C3%A9.jpg"),
      'cache-control': 'no-store',
    })
  })

  it.each([
    ['of another type', () => Buffer.from('GIF89a'), 415, 'DocumentTypeRefused'],
    ['that is a program named .pdf', () => Buffer.from('MZ\u0090\u0000'), 415, 'DocumentTypeRefused'],
    ['that is a page named .png', () => Buffer.from('<html><script>1</script>'), 415, 'DocumentTypeRefused'],
    ['of nothing', () => Buffer.alloc(0), 415, 'DocumentTypeRefused'],
    ['that is a bomb', () => emptyPng(30_000, 30_000), 422, 'DocumentUnreadable'],
    ['that was cut off', async () => (await png()).subarray(0, -30), 422, 'DocumentUnreadable'],
    ['with a password', () => pdf(1, (it) => it.encrypt({ userPassword: 'x' })), 422, 'DocumentProtected'],
    ['of 31 pages', () => pdf(31), 422, 'DocumentTooLong'],
    ['that is too large', () => Buffer.alloc(largestUpload + 1, '%PDF-1.7'), 413, 'DocumentTooLarge'],
  ])('%s is refused, and leaves nothing', async (_, make, status, code) => {
    const reply = await upload(await newTenant(), await make(), { name })
    expect([reply.statusCode, codeOf(reply)]).toEqual([status, code])
    await expectNothing()
  })

  it('that is too large or breaks off leaves nothing', async () => {
    const tenant = await newTenant()
    const send = (write: (body: ReturnType<typeof request>) => void) =>
      new Promise<number | string>((resolve) => {
        const body = request(`${origin}/api/test/documents/t-${tenant}/INCOME`, { method: 'POST' }, (reply) =>
          resolve(reply.resume().statusCode ?? 0),
        )
        body.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'))
        write(body)
      })
    const chunked = await send((body) => {
      body.write('%PDF-1.7')
      for (let sent = 0; sent <= 10; sent++) body.write(Buffer.alloc(2 ** 20))
    })
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(chunked)
    const broken = await send((body) => {
      body.setHeader('content-length', '100000')
      body.write('%PDF-1.7')
      api.app.server.once('request', () => body.destroy())
    })
    expect(broken).toBe('ECONNRESET')
    await expectNothing()
  })

  it('is limited by its category, also under concurrent uploads', async () => {
    const tenant = await newTenant()
    const bytes = await png()
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => upload(tenant, bytes, { category: 'IDENTITY', name })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 422, 422])
    const late = await upload(tenant, bytes, { category: 'IDENTITY' })
    expect([late.statusCode, codeOf(late)]).toEqual([422, 'TooManyDocuments'])
    expect((await upload(tenant, bytes, { category: 'ADDRESS' })).statusCode).toBe(201)
    expect((await upload(await newTenant(), bytes, { category: 'IDENTITY' })).statusCode).toBe(201)
    const guarantor = await newGuarantor(tenant)
    expect((await upload(guarantor, bytes, { category: 'IDENTITY', holder: 'g' })).statusCode).toBe(201)
  })

  it('gets 503 with Retry-After when there are too many at once', async () => {
    const { receiving } = deps.documents
    deps.documents.receiving = createGate({ atOnce: 1, waiting: 0 })
    const { promise, resolve } = Promise.withResolvers<void>()
    const other = deps.documents.receiving(() => promise)
    const tenant = await newTenant()
    const refused = await upload(tenant, await png())
    expect([refused.statusCode, codeOf(refused), refused.headers['retry-after']]).toEqual([
      503,
      'ServiceUnavailable',
      '3',
    ])
    resolve()
    await other
    expect((await upload(tenant, await png())).statusCode).toBe(201)
    deps.documents.receiving = receiving
  })
})

describe('a document', () => {
  it('is found by its tenant alone', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()]
    const { id } = (await upload(tenant, await png())).json()
    expect((await open(tenant, id)).statusCode).toBe(200)
    const foreign = await open(other, id)
    const missing = await open(other, '00000000-0000-4000-8000-000000000000')
    const bare = (reply: typeof foreign) => [reply.statusCode, reply.body.replace(/"requestId.*/, '')]
    expect(bare(foreign)).toEqual(bare(missing))
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([404, 'DocumentNotFound'])
    expect((await erase(other, id)).statusCode).toBe(404)
    expect((await open(tenant, id)).statusCode).toBe(200)
  })

  it('is erased with its bytes', async () => {
    const tenant = await newTenant()
    const { id } = (await upload(tenant, await png())).json()
    expect((await erase(tenant, id)).statusCode).toBe(204)
    expect([(await open(tenant, id)).statusCode, (await erase(tenant, id)).statusCode]).toEqual([404, 404])
    expect(await stored()).toHaveLength(1)
    await expectNothing()
  })

  it.each([
    ['its guarantor', 'delete from guarantor'],
    ['its tenant', 'delete from tenant'],
    ['the whole file', 'delete from rental_file'],
  ])('is erased with %s', async (_, statement) => {
    const tenant = await newTenant()
    const guarantor = await newGuarantor(tenant)
    const { id } = (await upload(guarantor, await png(), { holder: 'g' })).json()
    expect((await open(tenant, id)).statusCode).toBe(200)
    await sql(statement)
    await expectNothing()
  })

  it('whose bytes were changed is not served', async () => {
    const tenant = await newTenant()
    const { id } = (await upload(tenant, await png())).json()
    const [{ store_key: key }] = await documents()
    await appendFile(join(deps.config.DOCUMENT_FOLDER, key.slice(0, 2), key), 'x')
    const reply = await open(tenant, id)
    expect([reply.statusCode, codeOf(reply)]).toEqual([503, 'DocumentStoreUnavailable'])
    expect(reply.headers['content-type']).toContain('json')
  })

  it('that was swapped with another is not served', async () => {
    const tenant = await newTenant()
    const [one, other] = [(await upload(tenant, await png())).json(), (await upload(tenant, await pdf())).json()]
    await sql('update document set store_key = store_key || $1 where id = $2', ['x', one.id])
    await sql(
      `update document set store_key = (select left(store_key, 32) from document where id = $1),
       wrapped_key = (select wrapped_key from document where id = $1) where id = $2`,
      [one.id, other.id],
    )
    expect((await open(tenant, other.id)).statusCode).toBe(503)
  })

  it('whose key is missing opens once it is back', async () => {
    const tenant = await newTenant()
    const { id } = (await upload(tenant, await png())).json()
    const { keyring } = deps.documents
    const config = { DOCUMENT_KEY: Buffer.alloc(32, 'another').toString('base64'), DOCUMENT_RETIRED_KEYS: [] }
    deps.documents.keyring = openKeyring(config)
    const reply = await open(tenant, id)
    expect([reply.statusCode, codeOf(reply)]).toEqual([503, 'DocumentStoreUnavailable'])
    expect(api.logs.join()).toContain(`key ${keyring.currentId} is not configured`)
    deps.documents.keyring = keyring
    expect((await open(tenant, id)).statusCode).toBe(200)
  })
})

describe('a store that is down', () => {
  it('answers 503 and leaves nothing half-stored', async () => {
    const tenant = await newTenant()
    const folder = deps.config.DOCUMENT_FOLDER
    // a file where a folder is needed: not even root writes below it
    await rm(folder, { recursive: true })
    await writeFile(folder, '')
    const reply = await upload(tenant, await png(), { name })
    expect([reply.statusCode, codeOf(reply)]).toEqual([503, 'DocumentStoreUnavailable'])
    expect(reply.headers['retry-after']).toBeDefined()
    expect(await documents()).toEqual([])
    await rm(folder)
    expect((await upload(tenant, await png())).statusCode).toBe(201)
    await sql('delete from rental_file')
    await expectNothing()
  })

  it('keeps the deletion, which is retried later', async () => {
    const tenant = await newTenant()
    const { id } = (await upload(tenant, await png())).json()
    const { store } = deps.documents
    deps.documents.store = { ...store, delete: () => Promise.reject(new Error('away')) }
    await erase(tenant, id)
    await settle()
    expect(await erasures()).toMatchObject([{ attempts: 1, is_due: false }])
    deps.documents.store = store
    await sql('update document_erasure set due_at = now()')
    await expectNothing()
  })
})

it('logs no names or contents', async () => {
  const tenant = await newTenant()
  for (const bytes of [await photograph(), await pdf(), Buffer.from(canary), (await pdf()).subarray(0, 200)])
    await upload(tenant, bytes, { name })
  expect((await readdir(deps.config.DOCUMENT_FOLDER)).join()).not.toContain('canary')
  expect(api.logs.join('\n')).not.toContain('canary')
  expect(api.logs.length).toBeGreaterThan(10)
})
