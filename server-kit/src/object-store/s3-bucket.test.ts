import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openS3Bucket } from './s3-bucket.ts'
import { signS3 } from './s3-signature.ts'

const credentials = { region: 'eu-west-3', accessKeyId: 'key', secretAccessKey: 'canary-secret' }
const objects = new Map<string, Buffer>()
let isSilent = false
beforeEach(() => {
  isSilent = false
})

/** Two keys a page, as ListObjectsV2 answers. */
function listing(query: URLSearchParams): string {
  const keys = [...objects.keys()].map((path) => decodeURIComponent(path.slice('/bucket/'.length))).sort()
  const found = keys.filter((key) => key.startsWith(query.get('prefix') ?? ''))
  const begin = Number(query.get('continuation-token') ?? 0)
  const contents = found.slice(begin, begin + 2).map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
  const next = begin + 2 < found.length ? `<NextContinuationToken>${begin + 2}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

/** Checks the signature, which s3-signature.test.ts proves; the real engines are in `npm run test:object-store`. */
const server = createServer(async (request, response) => {
  if (isSilent) return
  const { method = '', headers, url: path = '' } = request
  const body = await buffer(request)
  const now = new Date(String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  const url = new URL(path, `http://${headers.host}`)
  const expected = signS3(credentials, { method: method as 'GET', url, body, now })
  if (headers.authorization !== expected['authorization']) return void response.writeHead(403).end()
  if (url.searchParams.get('list-type') === '2') return void response.end(listing(url.searchParams))
  if (!path.startsWith('/bucket/')) return void response.writeHead(404).end()
  if (method === 'PUT') objects.set(path, body)
  if (method === 'DELETE') objects.delete(path)
  const found = objects.get(path)
  if (method === 'DELETE') response.writeHead(204).end()
  else response.writeHead(found ? 200 : 404).end(method === 'GET' ? found : '')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const bucket = openS3Bucket({ ...credentials, url: `${origin}/bucket/`, timeoutMs: 20_000 })
afterAll(() => {
  bucket.close()
  server.closeAllConnections()
  server.close()
})

it('keeps objects under their names until they are deleted', async () => {
  const key = "assets/entry (1)'s.js"
  expect([await bucket.get(key), await bucket.has(key)]).toEqual([undefined, false])
  await bucket.put(key, Buffer.from('text'), 'text/javascript')
  expect([await bucket.get(key), await bucket.has(key)]).toEqual([Buffer.from('text'), true])
  await bucket.delete(key)
  await bucket.delete(key)
  expect(await bucket.has(key)).toBe(false)
})

it('lists the names of a folder, page by page', async () => {
  for (const key of ['owner/releases/3', 'owner/releases/1', 'owner/releases/2', 'owner/releases/deeper/4', 'owner/x'])
    await bucket.put(key, Buffer.from('x'))
  const owner = openS3Bucket({ ...credentials, url: `${origin}/bucket/owner`, timeoutMs: 20_000 })
  expect(await bucket.list('owner/releases')).toEqual(['1', '2', '3'])
  expect(await owner.list('releases')).toEqual(['1', '2', '3'])
  expect(await owner.list('nothing')).toEqual([])
  owner.close()
})

it.each([
  ['another secret', { secretAccessKey: 'another' }, 'status 403'],
  ['another bucket', { url: `${origin}/other` }, 'status 404'],
  ['nobody there', { url: 'http://127.0.0.1:1/bucket' }, 'ECONNREFUSED'],
])('fails with its cause: %s', async (_, given, code) => {
  const other = openS3Bucket({ ...credentials, url: `${origin}/bucket`, timeoutMs: 20_000, ...given })
  const error = await other.put('a', Buffer.from('x')).catch((failure) => failure)
  expect(error).toMatchObject({ code })
  expect(JSON.stringify([error, error.message])).not.toContain('canary')
  other.close()
})

it('waits no longer than its timeout', async () => {
  isSilent = true
  const impatient = openS3Bucket({ ...credentials, url: `${origin}/bucket`, timeoutMs: 200 })
  await expect(impatient.get('a')).rejects.toMatchObject({ code: 'timeout' })
  impatient.close()
})
