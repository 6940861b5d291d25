import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@bailclair/one-machine/ports.ts'
import { openS3Bucket } from '@bailclair/server-kit/object-store/s3-bucket.ts'
import { signS3 } from '@bailclair/server-kit/object-store/s3-signature.ts'
import { afterAll } from 'vitest'
import { openS3Store, type S3Settings } from '#document/s3-store.gateway.ts'

const credentials = { region: 'us-east-1', accessKeyId: 'engine-key', secretAccessKey: 'engine-secret' }
const { OBJECT_STORE_ENGINE: name = '', OBJECT_STORE_PATH: path = '' } = process.env

/** How each engine is started on a folder and a port. */
const commands: Record<string, (folder: string, port: number) => { args: string[]; env: Record<string, string> }> = {
  VersityGW: (folder, port) => ({
    args: ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', folder],
    env: { ROOT_ACCESS_KEY: credentials.accessKeyId, ROOT_SECRET_KEY: credentials.secretAccessKey },
  }),
  MinIO: (folder, port) => ({
    args: ['server', '--quiet', '--address', `127.0.0.1:${port}`, folder],
    env: {
      ...{ MINIO_ROOT_USER: credentials.accessKeyId, MINIO_ROOT_PASSWORD: credentials.secretAccessKey },
      ...{ MINIO_BROWSER: 'off', MINIO_KMS_SECRET_KEY: `test:${Buffer.alloc(32, 'kms').toString('base64')}` },
    },
  }),
}

/** A real engine with an empty bucket, which can be killed and started again. */
export async function startEngine() {
  const command = commands[name]
  if (!command) throw new Error('run these tests with npm run test:object-store')
  const folder = await mkdtemp(join(tmpdir(), 'bailclair-engine-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/documents`
  let engine: ChildProcess | undefined

  const start = async () => {
    const { args, env } = command(folder, port)
    engine = spawn(path, args, { env: { ...env, HOME: folder, PATH: '' }, stdio: 'ignore' })
    await answers(url)
  }
  const kill = async () => {
    const ended = engine && once(engine, 'exit')
    engine?.kill('SIGKILL')
    await ended
  }
  await mkdir(folder, { recursive: true })
  await start()
  await createBucket(url)
  afterAll(async () => {
    await kill()
    await rm(folder, { recursive: true, force: true })
  })
  const outside = { clock: () => new Date(), observe: () => undefined }
  return {
    name,
    url,
    credentials,
    kill,
    start,
    open: (given: Partial<S3Settings> = {}) =>
      openS3Store(outside, { ...credentials, url, timeoutMs: 10_000, ...given }),
    bucket: openS3Bucket({ ...credentials, url, timeoutMs: 10_000 }),
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    )
    if (status > 0 && status !== 503) return
    await sleep(100)
  }
  throw new Error('the engine did not start')
}

async function createBucket(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { host: _, ...headers } = signS3(credentials, { method: 'PUT', url: new URL(address), now: new Date() })
    const { ok, status } = await fetch(address, { method: 'PUT', headers })
    if (ok) return
    // some engines answer before they are ready
    if (tries === 50) throw new Error(`no bucket: status ${status}`)
    await sleep(200)
  }
}
