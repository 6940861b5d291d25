import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { itNeeds } from '@bailclair/one-machine/test/it-needs.ts'
import { Registry } from 'prom-client'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { roles } from '#platform/config/environment.ts'
import { startDeps } from '#test/harness.ts'
import { bucket, credentials, startS3Peer } from '#test/s3-peer.ts'
import { openFolderStore } from './folder-store.ts'
import { openS3Store } from './s3-store.gateway.ts'
import { startStoreWatch } from './start-store-watch.ts'
import { watchStore } from './watch-store.ts'
import { writeReadDelete } from './write-read-delete.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const root = await mkdtemp(join(tmpdir(), 'bailclair-watch-'))
afterAll(() => rm(root, { recursive: true, force: true }))

const { deps, logs } = await startDeps()
const s3At = (url: string) =>
  openS3Store({ clock: deps.clock, observe: () => undefined }, { ...credentials, url, timeoutMs: 5_000 })

describe('a folder', () => {
  it('can be written, and nothing of the check stays', async () => {
    const folder = join(root, 'fine')
    expect(await watchStore(openFolderStore(folder)).check()).toBeUndefined()
    expect(await readdir(folder)).toEqual([])
  })

  it('that is a file, or on a full disk, fails with its cause', async () => {
    const file = join(root, 'a-file')
    await writeFile(file, '')
    expect(await watchStore(openFolderStore(file)).check()).toBe('EEXIST')
    expect(await watchStore(openFolderStore('/dev/full')).check()).toBe('EEXIST')
    const parent = join(root, 'a-file/below')
    expect(await watchStore(openFolderStore(parent)).check()).toBe('ENOTDIR')
  })
})

describe('an S3-compatible store', () => {
  it('can be written, and nothing of the check stays', async () => {
    const peer = await startS3Peer(deps.clock)
    const watch = watchStore(s3At(peer.url))
    expect([await watch.check(), watch.name]).toEqual([undefined, peer.url])
    expect(peer.asked).toEqual(['PUT', 'GET', 'DELETE'].map((method) => `${method} ${bucket}/probe`))
    expect(peer.objects.size).toBe(0)
    await peer.stop()
  })

  it('that loses or changes what it was given fails with the cause', async () => {
    const store = s3At('http://127.0.0.1:1/bucket')
    const given = { put: async () => undefined, delete: async () => undefined }
    const probe = (get: () => Promise<Buffer>) =>
      watchStore({ ...store, probe: () => writeReadDelete({ ...given, get }) }).check()
    expect(await probe(async () => Buffer.from('prob'))).toBe('other bytes than were written')
    const missing = new AppError('DocumentStoreUnavailable', {
      cause: Object.assign(new Error(), { code: 'status 404' }),
    })
    expect(await probe(() => Promise.reject(missing))).toBe('status 404')
  })

  it('is fine when another instance deletes the probe in between', async () => {
    const peer = await startS3Peer(deps.clock)
    const store = s3At(peer.url)
    let deletions = 0
    const put = async (...given: Parameters<typeof store.put>) => {
      await store.put(...given)
      if (deletions++ === 0) peer.objects.clear()
    }
    await writeReadDelete({ ...store, put })
    expect(deletions).toBe(2)
    await peer.stop()
  })

  it('that is away keeps its cause when the circuit breaker opens', async () => {
    const watch = watchStore(s3At('http://127.0.0.1:1/bucket'))
    for (let count = 0; count < 8; count++) expect(await watch.check()).toBe('ECONNREFUSED')
    expect(watch.failure()).toEqual({ documents: 'ECONNREFUSED' })
  })

  itNeeds('openssl', hasOpenssl)('with a certificate that nobody vouches for is named', async () => {
    const [key, cert] = [join(root, 'key.pem'), join(root, 'cert.pem')]
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    )
    const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, (_, reply) => reply.end())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const watch = watchStore(s3At(`https://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`))
    expect(await watch.check()).toBe('untrusted certificate: DEPTH_ZERO_SELF_SIGNED_CERT')
    server.close()
  })
})

it('says until the end of the first check that there was none, unless the instance makes none', async () => {
  const probe = Promise.withResolvers<void>()
  const watch = watchStore({ name: 'slow', probe: () => probe.promise })
  expect(watch.failure()).toBeUndefined()
  const checked = watch.check()
  expect(watch.failure()).toEqual({ documents: 'not checked yet' })
  probe.resolve()
  await checked
  expect(watch.failure()).toBeUndefined()
})

it('shows in readiness, metrics and log at boot, and no longer once it is repaired', async () => {
  const file = join(root, 'in-the-way')
  await writeFile(file, '')
  const store = openFolderStore(file)
  const documents = { ...deps.documents, store, watch: watchStore(store) }
  const metrics = new Registry()
  const app = buildApp(
    { ...deps, documents, metrics: new Registry() },
    { isDraining: () => false, checks: {}, degraded: () => ({ ...documents.watch.failure() }) },
  )
  const ready = async () => (await app.inject('/api/health/ready')).json()
  const worker = startStoreWatch({ ...deps, documents, metrics })
  await expect.poll(ready).toEqual({ status: 'ready', roles: [...roles], degraded: { documents: 'EEXIST' } })
  expect(await metrics.metrics()).toContain('document_store_writable{cause="EEXIST"} 0')
  expect(logs.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ message: 'the document store cannot be written', cause: 'EEXIST', store: file }),
  )
  await rm(file)
  await documents.watch.check()
  expect(await ready()).toEqual({ status: 'ready', roles: [...roles] })
  expect(await metrics.metrics()).toContain('document_store_writable{cause=""} 1')
  await worker.stop()
  await app.close()
})
