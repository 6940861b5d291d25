import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type S3Credentials, signS3 } from '@bailclair/server-kit/object-store/s3-signature.ts'
import { type Fault, respondWithFault } from './scripted-peer.ts'

/** A bucket, and a folder in it. */
export const bucket = '/tenants/documents'
const folder = 'documents/'
/** Small, so that a listing has several pages. */
const pageSize = 2
export const credentials: S3Credentials = {
  region: 'eu-west-3',
  accessKeyId: 'canary-access-key',
  secretAccessKey: 'canary-secret-key',
}

const listingOf = (objects: [key: string, size: number][], continuation: string | undefined) =>
  `<ListBucketResult><IsTruncated>${continuation !== undefined}</IsTruncated>${objects
    .map(
      ([key, size]) =>
        `<Contents><Key>${key}</Key><LastModified>2026-11-12T09:00:00.000Z</LastModified><Size>${size}</Size></Contents>`,
    )
    .join('')}<NextContinuationToken>${continuation ?? ''}</NextContinuationToken></ListBucketResult>`

const encryptionOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-server-side-encryption') ? [[name, String(value)]] : [],
    ),
  )

/** The part of S3 that our store uses, with strict signature checks, which s3-signature.test.ts proves. */
export async function startS3Peer(clock: () => Date) {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const encryptions: Record<string, string>[] = []
  let fault: Fault | undefined

  async function refusal(request: IncomingMessage, body: Buffer): Promise<string | undefined> {
    const { authorization, 'x-amz-date': date = '', 'x-amz-content-sha256': hash } = request.headers
    if (hash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch'
    const now = new Date(String(date).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
    if (Math.abs(clock().getTime() - now.getTime()) > 15 * 60_000) return 'RequestTimeTooSkewed'
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const expected = signS3(credentials, {
      method: request.method as 'GET',
      url,
      body,
      headers: encryptionOf(request),
      now,
    })
    return authorization === expected['authorization'] ? undefined : 'SignatureDoesNotMatch'
  }

  const pageOf = ({ searchParams }: URL) => {
    const prefix = searchParams.get('prefix') ?? ''
    const after = searchParams.get('continuation-token') ?? ''
    const keys = [...objects.keys()].map((key) => `${folder}${key}`).sort()
    const left = keys.filter((key) => key.startsWith(prefix) && key > after)
    const page = left.slice(0, pageSize)
    const more = left.length > page.length && page.at(-1)
    return listingOf(
      page.map((key) => [key, objects.get(key.slice(folder.length))?.length ?? 0]),
      more || undefined,
    )
  }

  const answers: Record<string, (key: string, body: Buffer, response: ServerResponse) => unknown> = {
    PUT: (key, body, response) => {
      objects.set(key, body)
      response.writeHead(200, { etag: '"x"' }).end()
    },
    GET: (key, _, response) => {
      const found = objects.get(key)
      if (found) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found)
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    },
    HEAD: (key, _, response) => {
      const found = objects.get(key)
      response.writeHead(found ? 200 : 404, found && { 'content-length': found.length }).end()
    },
    DELETE: (key, _, response) => {
      objects.delete(key)
      response.writeHead(204).end()
    },
  }

  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (fault) return respondWithFault[fault](response)
    const body = await buffer(request)
    const code = await refusal(request, body)
    if (code) return response.writeHead(403).end(`<Error><Code>${code}</Code></Error>`)
    encryptions.push(encryptionOf(request))
    const url = new URL(request.url ?? '', 'http://peer')
    if (url.searchParams.get('list-type') === '2') {
      if (url.pathname !== '/tenants/') return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
      return response.writeHead(200).end(pageOf(url))
    }
    const [, key] = request.url?.split(`${bucket}/`) ?? []
    const answer = key && answers[request.method ?? '']
    return answer ? answer(key, body, response) : response.writeHead(400).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${bucket}`,
    objects,
    asked,
    /** What each request asked of the store's own encryption. */
    encryptions,
    disturb: (how: Fault | undefined) => {
      fault = how
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
