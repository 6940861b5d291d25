import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testConfig, testSite } from '#test/server-site.ts'
import { collectLog, smallRelease } from '#test/small-release.ts'
import { createEnvironment } from '../environment.ts'
import { handleRequest } from '../handle-request.ts'
import { loadConfig } from '../load-config.ts'
import { renderSite } from '../rendered-site.ts'
import { startKeptAssets } from './start-kept-assets.ts'

let folder: string
const servers: Server[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'two-releases-'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true, force: true })
})

const siteUrl = testConfig.hosts.web

/** As start-server.ts does: publishes, then listens. */
async function startRelease(letter: string, store: Record<string, string>, more: Record<string, string> = {}) {
  const { manifest, assets } = await smallRelease(letter, more)
  const config = loadConfig(createEnvironment({ name: 'web server', port: 3000 }), store, 'WEB_URL')
  const kept = await startKeptAssets({ config, site: 'owner', assets, log: collectLog().log })
  const rendered = await renderSite({ site: testSite, manifest, styleOf: () => '', siteUrl }, testConfig)
  const serving = { site: testSite, assets, keptAssets: kept?.assets, rendered: () => rendered, siteUrl }
  const server = createServer((request, response) => handleRequest(serving, request, response))
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Like a load balancer: each request of a visit goes to the next instance. */
async function countBrokenVisits(visits: number, instances: readonly string[]): Promise<number> {
  let turn = 0
  const ask = (path: string) => fetch(`${instances[turn++ % instances.length]}${path}`)
  let broken = 0
  for (let visit = 0; visit < visits; visit++) {
    if (visit % 2 === 1) turn++
    const html = await (await ask('/')).text()
    const paths = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(paths.length).toBeGreaterThan(3)
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status))
    if (statuses.some((status) => status !== 200)) broken++
  }
  return broken
}

it('without a store, two releases side by side break every visit', async () => {
  const instances = [await startRelease('a', {}), await startRelease('b', {})]
  expect(await countBrokenVisits(40, instances)).toBe(40)
})

it('with a shared folder, no visit breaks while one instance after the other is replaced', async () => {
  const store = { ASSETS_FOLDER: folder }
  const [old1, old2] = [await startRelease('a', store), await startRelease('a', store)]
  expect(await countBrokenVisits(10, [old1, old2])).toBe(0)
  const new1 = await startRelease('b', store)
  expect(await countBrokenVisits(20, [new1, old2])).toBe(0)
  const new2 = await startRelease('b', store)
  expect(await countBrokenVisits(10, [new1, new2])).toBe(0)
  // A page of the old release that is still open loads the rest of its code.
  expect((await fetch(`${new1}/assets/home-aaaaaaaa.js`)).status).toBe(200)
})

it('serves a file of the other release like its own', async () => {
  const store = { ASSETS_FOLDER: folder }
  const old = await startRelease('a', store)
  const other = await startRelease('b', store, { '/pictures/new.webp': 'picture' })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const path = '/assets/entry-bbbbbbbb.js'
    const [kept, own] = await Promise.all(
      [old, other].map((origin) => fetch(`${origin}${path}`, { headers: { 'accept-encoding': encoding } })),
    )
    const headersOf = (response: Response | undefined) => {
      const { date: _, ...headers } = Object.fromEntries(response?.headers ?? [])
      return headers
    }
    expect(headersOf(kept)).toEqual(headersOf(own))
    expect(headersOf(kept)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(await kept?.text()).toBe(await own?.text())
  }
  const picture = await fetch(`${old}/pictures/new.webp`)
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
})

it.each([
  '/assets/nothing-cccccccc.js',
  '/assets/..%2f..%2freleases',
  '/assets/%2e%2e/%2e%2e/etc/passwd.txt',
  '/objects/abc.js',
  '/releases/x.txt',
])('%s is in no release: 404', async (path) => {
  const store = { ASSETS_FOLDER: folder }
  const origin = await startRelease('a', store)
  expect((await fetch(`${origin}${path}`)).status).toBe(404)
})
