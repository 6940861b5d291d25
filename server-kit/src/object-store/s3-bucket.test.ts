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

/** Checks the signature, which s3-signature.test.ts proves; the real engines are in `npm run test:object-store`. */
const server = createServer(async (request, response) => {
  if (isSilent) return
  const { method = '', headers, url: path = '' } = request
  const body = await buffer(request)
  const now = new Date(String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  const url = new URL(path, `http://${headers.host}`)
  const expected = signS3(credentials, { method: method as 'GET', url, body, now })
  if (headers.authorization !== expected['authorization']) return void response.writeHead(403).end()
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
