import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTcpProxy } from '@bailclair/one-machine/postgres/tcp-proxy.ts'
import { beforeEach, expect, it } from 'vitest'
import { openDualStore } from '#document/dual-store.ts'
import { openKeyring } from '#document/keyring.ts'
import { rewrapKeys } from '#document/rewrap-keys.service.ts'
import type { StoreKey } from '#document/store-port.ts'
import { startMove } from '#test/moving-documents.ts'
import { png } from '#test/sample-files.ts'
import { startEngine } from './engine.ts'

const engine = await startEngine()
const proxy = await startTcpProxy(engine.url)
const current = engine.open()
const move = await startMove(current)
const { deps, old, sql, settle, erasures, documents, newTenant, upload, open, addDocuments, copy, check } = move
const isThere = (keys: StoreKey[]) => Promise.all(keys.map(async (key) => (await current.sizeOf(key)) !== undefined))

beforeEach(async () => {
  await sql('delete from rental_file')
  await settle()
})

it('reads in the new store, then in the old one, and erases in both', async () => {
  const tenant = await newTenant()
  deps.documents.store = old
  const { id: before } = (await upload(tenant, await png())).json()
  deps.documents.store = openDualStore({ current, old })
  const { id: after } = (await upload(tenant, await png())).json()
  for (const id of [before, after]) expect((await open(tenant, id)).statusCode).toBe(200)
  const keys = (await documents()).map(({ store_key }) => store_key)
  expect((await isThere(keys)).toSorted()).toEqual([false, true])
  expect(await copy()).toMatchObject({ exitCode: 0 })
  expect(await isThere(keys)).toEqual([true, true])
  await sql('delete from rental_file')
  await settle()
  expect([await isThere(keys), await erasures()]).toEqual([[false, false], []])
})

/** The command as an operator runs it. */
function startCopy(...args: string[]) {
  const { DATABASE_URL, DOCUMENT_FOLDER } = deps.config
  const { accessKeyId, secretAccessKey } = engine.credentials
  const child = spawn(process.execPath, ['api/src/copy-documents.ts', ...args], {
    env: {
      ...{ DATABASE_URL, DOCUMENT_OLD_FOLDER: DOCUMENT_FOLDER, DOCUMENT_S3_URL: engine.url, LOG_LEVEL: 'error' },
      ...{ DOCUMENT_S3_ACCESS_KEY_ID: accessKeyId, DOCUMENT_S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  return { child, ended: once(child, 'exit'), text: () => text }
}

it('continues after kill -9 of the command and of the engine, and loses nothing', async () => {
  const keys = await addDocuments(120)
  const copied = async () => (await isThere(keys)).filter(Boolean).length
  // slow enough to be killed halfway
  const first = startCopy('--mb-per-second', '0.05', '--at-once', '4')
  await expect.poll(copied, { timeout: 60_000 }).toBeGreaterThan(5)
  first.child.kill('SIGKILL')
  expect((await first.ended)[1]).toBe('SIGKILL')
  expect(await copied()).toBeLessThan(120)
  // erased between the two commands, the first of which may have written it
  const erased = keys.slice(0, 10)
  await sql('delete from document where store_key = any($1)', [erased])

  const second = startCopy('--mb-per-second', '0.1')
  await expect.poll(() => second.text(), { timeout: 60_000 }).toContain('From ')
  await sleep(1_000)
  await engine.kill()
  await sleep(2_000)
  await engine.start()
  expect((await second.ended)[0]).toBe(0)
  await settle()
  const kept = keys.slice(10)
  for (const key of kept) expect((await current.get(key)).equals(await old.get(key))).toBe(true)
  expect(await isThere(erased)).toEqual(erased.map(() => false))
  expect(await sql('select * from document_copy')).toEqual([])
})

it('finds bytes without a document and documents without bytes', async () => {
  const [lost, ...kept] = (await addDocuments(12, current)) as [StoreKey, ...StoreKey[]]
  await current.delete(lost)
  expect(await check([], { old: undefined })).toEqual({ exitCode: 1, text: expect.stringMatching(/without bytes +1 /) })
  await sql('delete from document where store_key = $1', [kept[0]])
  await sql('delete from document_erasure')
  const { text } = await check([], { old: undefined })
  // too young to be erased
  expect(text).toMatch(/younger than 24 h +1 /)
  expect(text).toMatch(/without a document +0$/m)
})

it('answers 503 while the store is cut during uploads, and loses nothing', async () => {
  const store = engine.open({ url: proxy.url, timeoutMs: 3_000 })
  deps.documents.store = store
  const picture = await png()
  // an account has three uploads at a time, a part of a file its own limit of documents
  const tenants = await Promise.all(Array.from({ length: 8 }, newTenant))
  const uploading = tenants.map((tenant) => upload(tenant, picture))
  await sleep(20)
  await proxy.refuse()
  const statuses = (await Promise.all(uploading)).map(({ statusCode }) => statusCode)
  expect((await upload(tenants[0] as string, picture)).statusCode).toBe(503)
  expect(statuses.every((status) => status === 201 || status === 503)).toBe(true)
  expect(await documents()).toHaveLength(statuses.filter((status) => status === 201).length)
  await proxy.restore()
  for (const { store_key } of await documents()) expect(await current.sizeOf(store_key)).toBeGreaterThan(0)
  deps.documents.store = openDualStore({ current, old })
  expect((await upload(tenants[1] as string, picture)).statusCode).toBe(201)
  // what did not become a document is erased
  await sql('update document_erasure set due_at = now()')
  await settle()
  expect(await erasures()).toEqual([])
  store.close()
  proxy.close()
})

it('opens documents before, during and after a new key', async () => {
  const tenant = await newTenant()
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.push((await upload(tenant, await png())).json().id)
  const opened = async () => Promise.all(ids.map(async (id) => (await open(tenant, id)).statusCode))
  const DOCUMENT_KEY = Buffer.alloc(32, 'a new key').toString('base64')
  deps.documents.keyring = openKeyring({ DOCUMENT_KEY, DOCUMENT_RETIRED_KEYS: [deps.config.DOCUMENT_KEY] })
  expect(await opened()).toEqual([200, 200, 200])
  await rewrapKeys(deps)
  deps.documents.keyring = openKeyring({ DOCUMENT_KEY, DOCUMENT_RETIRED_KEYS: [] })
  expect(await opened()).toEqual([200, 200, 200])
})
