import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { encodeS3, type S3Credentials, type S3Method, signS3 } from './s3-signature.ts'

export type S3BucketSettings = S3Credentials & {
  /** With the bucket in the path: `https://s3.example.org/bucket`. */
  url: string
  /** For the whole of one request. */
  timeoutMs: number
}

type Request = { method: S3Method; key: string; body?: Uint8Array; contentType?: string }

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

  async function send({ method, key, body, contentType }: Request): Promise<{ status: number; bytes: Buffer }> {
    const url = new URL(`${base}/${key.split('/').map(encodeS3).join('/')}`)
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

  return {
    get: (key: string): Promise<Buffer | undefined> => expectFound({ method: 'GET', key }),
    has: async (key: string): Promise<boolean> => (await expectFound({ method: 'HEAD', key })) !== undefined,
    put: async (key: string, body: Uint8Array, contentType = 'application/octet-stream'): Promise<void> => {
      // 404 here: there is no such bucket
      if (!(await expectFound({ method: 'PUT', key, body, contentType }))) throw new S3Failure('status 404')
    },
    /** A missing object counts as deleted. */
    delete: async (key: string): Promise<void> => void (await expectFound({ method: 'DELETE', key })),
    close: () => agent.destroy(),
  }
}
