import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type S3Credentials, signS3 } from '@bailclair/server-kit/object-store/s3-signature.ts'
import { type Fault, respondWithFault } from './scripted-peer.ts'

export const bucket = '/tenants/documents'
export const credentials: S3Credentials = {
  region: 'eu-west-3',
  accessKeyId: 'canary-access-key',
  secretAccessKey: 'canary-secret-key',
}

/** The part of S3 that our store uses, with strict signature checks, which s3-signature.test.ts proves. */
export async function startS3Peer(clock: () => Date) {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  let fault: Fault | undefined

  async function refusal(request: IncomingMessage, body: Buffer): Promise<string | undefined> {
    const { authorization, 'x-amz-date': date = '', 'x-amz-content-sha256': hash } = request.headers
    if (hash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch'
    const now = new Date(String(date).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
    if (Math.abs(clock().getTime() - now.getTime()) > 15 * 60_000) return 'RequestTimeTooSkewed'
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const expected = signS3(credentials, { method: request.method as 'GET', url, body, now })
    return authorization === expected['authorization'] ? undefined : 'SignatureDoesNotMatch'
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
