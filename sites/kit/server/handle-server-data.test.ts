import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineRoute } from '@bailclair/domain/contract/route.ts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { renderableSite } from '#app/render-site.tsx'
import { testConfig, testManifest, testStyleOf } from '#test/server-site.ts'
import { testDescriptions, testSite } from '#test/site.tsx'
import type { AskApi } from './ask-api.ts'
import { handleRequest } from './handle-request.ts'
import { hashSource } from './hydration-script.ts'
import { renderSite } from './rendered-site.ts'

const call = defineRoute({
  method: 'GET',
  path: '/thing/:token',
  access: 'anonymous',
  summary: 'A thing',
  response: z.object({ name: z.string() }),
})
const redirects = { isOn: false }
const site = renderableSite(testSite, testDescriptions, {
  ConfirmAccount: {
    call,
    params: ({ token = '' }) => ({ token: token.toUpperCase() }),
    get redirectTo() {
      return redirects.isOn ? (data: unknown) => `/elsewhere/${(data as { name: string }).name}` : undefined
    },
  },
})

const askApi = vi.fn<AskApi>()
let server: Server
beforeAll(async () => {
  const siteUrl = testConfig.hosts.web
  const source = { site, manifest: testManifest, styleOf: testStyleOf, siteUrl }
  const rendered = await renderSite(source, testConfig)
  const serving = { site, assets: new Map(), rendered: () => rendered, siteUrl, askApi, visitorOf: () => '203.0.113.9' }
  server = createServer((request, response) => handleRequest(serving, request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())
afterEach(() => {
  askApi.mockReset()
  redirects.isOn = false
})

const read = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })

it('renders a page with its data, kept nowhere', async () => {
  askApi.mockResolvedValue({ name: '</script>' })
  const response = await read('/confirmerCompte/abc?lang=en')
  expect(askApi).toHaveBeenCalledExactlyOnceWith(call, { token: 'ABC' }, '203.0.113.9')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining(hashSource(testManifest.loader)),
  })
  const html = await response.text()
  expect(html).toContain('<h1>Owner area</h1>')
  expect(html).not.toContain('<link rel="stylesheet"')
  const block = /id="server-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(block)).toEqual({ pathname: '/confirmerCompte/abc', data: { name: '</script>' } })
})

it('sends the shell when there are no data, so that the browser asks', async () => {
  askApi.mockResolvedValue(undefined)
  const response = await read('/confirmerCompte/abc')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  const html = await response.text()
  expect(html).toContain('<script type="module" src="/assets/entry.js">')
  expect(html).not.toContain('server-data')
})

it('sends the shell when rendering fails, and says so in the log', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  askApi.mockResolvedValue({ name: 1n })
  const response = await read('/confirmerCompte/abc')
  expect(await response.text()).toContain('<script type="module" src="/assets/entry.js">')
  expect(String(written.mock.calls[0]?.[0])).toContain('the page ConfirmAccount was not rendered with its data')
  written.mockRestore()
})

it('leads on, with the language that was asked for', async () => {
  redirects.isOn = true
  askApi.mockResolvedValue({ name: 'there' })
  const response = await read('/confirmerCompte/abc?lang=en')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere/there?lang=en'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each(['/', '/confirmerCompte/impossible', '/home'])('asks nothing for %s', async (path) => {
  await read(path)
  expect(askApi).not.toHaveBeenCalled()
})
