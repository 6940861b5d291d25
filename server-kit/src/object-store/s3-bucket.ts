import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { parseListing } from './s3-listing.ts'
import { encodeS3, type S3Credentials, type S3Method, signS3 } from './s3-signature.ts'

export type S3BucketSettings = S3Credentials & {
  /** With the bucket in the path: `https://s3.example.org/bucket`. */
  url: string
  /** For the whole of one request. */
  timeoutMs: number
}

type Request = { method: S3Method; url: URL; body?: Uint8Array; contentType?: string }

/** What went wrong: `status 403`, `timeout`, `ECONNREFUSED`. Never an address or what the store sent. */
export class S3Failure extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the object store failed: ${code}`)
    this.code = code
  }
}

export type S3Bucket = ReturnType<typeof openS3Bucket>

/** Small objects that are read and written whole. Path-style addresses, which every S3-compatible store understands. */
export function openS3Bucket(settings: S3BucketSettings) {
  const base = settings.url.replace(/\/+$/, '')
  const { Agent, request: open } = base.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })

  const urlOf = (key: string) => new URL(`${base}/${key.split('/').map(encodeS3).join('/')}`)

  async function send({ method, url, body, contentType }: Request): Promise<{ status: number; bytes: Buffer }> {
    const signal = AbortSignal.timeout(settings.timeoutMs)
    const headers = {
      ...signS3(settings, { method, url, ...(body && { body }), now: new Date() }),
      ...(body && { 'content-length': String(body.byteLength) }),
      ...(contentType && { 'content-type': contentType }),
    }
    try {
      return await new Promise((resolve, reject) => {
        const outgoing = open(url, { method, headers, agent, signal }, (response) =>
          buffer(response).then((bytes) => resolve({ status: response.statusCode ?? 0, bytes }), reject),
        )
        outgoing.on('error', reject).end(body)
      })
    } catch (error) {
      throw new S3Failure(signal.aborted ? 'timeout' : ((error as { code?: string }).code ?? 'unknown'))
    }
  }

  /** Undefined: there is no such object. */
  async function expectFound(request: Request): Promise<Buffer | undefined> {
    const { status, bytes } = await send(request)
    if (status === 404) return undefined
    if (status < 200 || status >= 300) throw new S3Failure(`status ${status}`)
    return bytes
  }

  /** The first segment of the path is the bucket; what follows is part of every key. */
  async function list(folder: string): Promise<string[]> {
    const [bucket = '', ...folders] = new URL(base).pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const prefix = [...folders, folder, ''].join('/')
    const names: string[] = []
    let continuation: string | undefined
    do {
      const url = new URL(`/${encodeS3(bucket)}`, base)
      url.search = new URLSearchParams({
        'list-type': '2',
        prefix,
        ...(continuation !== undefined && { 'continuation-token': continuation }),
      }).toString()
      const { status, bytes } = await send({ method: 'GET', url })
      const page = status === 200 ? parseListing(String(bytes)) : undefined
      if (!page) throw new S3Failure(`status ${status}`)
      names.push(...page.objects.map(({ key }) => key.slice(prefix.length)).filter((name) => !name.includes('/')))
      continuation = page.continuation
    } while (continuation !== undefined)
    return names
  }

  return {
    /** Names directly below a folder of keys. */
    list,
    get: (key: string): Promise<Buffer | undefined> => expectFound({ method: 'GET', url: urlOf(key) }),
    has: async (key: string): Promise<boolean> =>
      (await expectFound({ method: 'HEAD', url: urlOf(key) })) !== undefined,
    put: async (key: string, body: Uint8Array, contentType = 'application/octet-stream'): Promise<void> => {
      // 404 here: there is no such bucket
      if (!(await expectFound({ method: 'PUT', url: urlOf(key), body, contentType }))) throw new S3Failure('status 404')
    },
    /** A missing object counts as deleted. */
    delete: async (key: string): Promise<void> => void (await expectFound({ method: 'DELETE', url: urlOf(key) })),
    close: () => agent.destroy(),
  }
}
