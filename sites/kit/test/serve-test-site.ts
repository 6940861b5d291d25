import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import type { Assets } from '#server/assets.ts'
import { createBody } from '#server/body.ts'
import { handleRequest } from '#server/handle-request.ts'
import { renderSite } from '#server/rendered-site.ts'
import { testConfig, testManifest, testSite, testStyleOf } from './server-site.ts'

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>

/** Serves the test site while the tests of a file run. */
export function serveTestSite(): Ask {
  let server: Server

  beforeAll(async () => {
    const rendered = await renderSite(
      {
        site: testSite,
        manifest: testManifest,
        styleOf: testStyleOf,
        siteUrl: testConfig.hosts.web,
        servicePolicy: () => [{ 'script-src': 'https://chat.example' }],
      },
      testConfig,
    )
    const script = await createBody('text/javascript; charset=utf-8', 'export {}'.repeat(20))
    const framed = { body: await createBody('text/html; charset=utf-8', '<p>'), cacheControl: 'no-cache' }
    const assets: Assets = new Map([
      ['/assets/entry.js', { body: script, cacheControl: 'public, max-age=31536000, immutable' }],
      ['/silent-check.html', framed],
    ])
    const serving = {
      site: testSite,
      assets,
      rendered: () => rendered,
      siteUrl: testConfig.hosts.web,
      redirectOf: (pathname: string) => (pathname === '/moved/secret' ? 'https://other.example/secret' : undefined),
    }
    server = createServer((incoming, response) => handleRequest(serving, incoming, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  // Raw requests: `fetch` would normalise paths and methods.
  return (path, headers = {}, method = 'GET') => {
    const { port } = server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })
  }
}
