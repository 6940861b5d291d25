import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testConfig, testManifest, testSite } from '#test/server-site.ts'
import type { Assets } from './assets.ts'
import { createBody } from './body.ts'
import { handleRequest } from './handle-request.ts'
import { renderSite } from './rendered-site.ts'

let server: Server

beforeAll(async () => {
  const rendered = await renderSite(
    {
      site: testSite,
      manifest: testManifest,
      siteUrl: testConfig.hosts.web,
      servicePolicy: () => [{ 'script-src': 'https://chat.example' }],
    },
    testConfig,
  )
  const script = await createBody('text/javascript; charset=utf-8', 'export {}'.repeat(20))
  const assets: Assets = new Map([
    ['/assets/entry.js', { body: script, cacheControl: 'public, max-age=31536000, immutable' }],
    ['/silent-check.html', { body: await createBody('text/html; charset=utf-8', '<p>'), cacheControl: 'no-cache' }],
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

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** A raw request: `fetch` would normalise paths and methods. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

it('leads to another site without leaving a trace of a secret address', async () => {
  const { status, headers } = await ask('/moved/secret')
  expect([status, headers]).toMatchObject([
    302,
    {
      location: 'https://other.example/secret',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  ])
})

describe('a page', () => {
  it.each([
    ['/', {}, 'fr', '<h1>Espace propriétaire</h1>'],
    ['/', { cookie: 'lang=en' }, 'en', '<h1>Owner area</h1>'],
    ['/', { cookie: 'a=b; lang=en; c=d' }, 'en', '<h1>Owner area</h1>'],
    ['/', { cookie: 'lang=de' }, 'fr', '<h1>Espace propriétaire</h1>'],
    ['/', { 'accept-language': 'en' }, 'fr', '<h1>Espace propriétaire</h1>'],
    ['/?lang=en', {}, 'en', '<h1>Owner area</h1>'],
    ['/?lang=fr', { cookie: 'lang=en' }, 'fr', '<h1>Espace propriétaire</h1>'],
    ['/?lang=de', { cookie: 'lang=en' }, 'en', '<h1>Owner area</h1>'],
  ])('%s with %j is in %s', async (path, headers, language, heading) => {
    const answer = await ask(path, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-language': language, 'cache-control': 'private, no-cache' })
    expect(answer.headers['vary']).toContain('Cookie')
    expect(answer.body).toContain(`<html lang="${language}">`)
    expect(answer.body).toContain(heading)
  })

  it('sets the language cookie only when a language is requested', async () => {
    expect((await ask('/?lang=en')).headers['set-cookie']).toEqual([
      'lang=en; Max-Age=31536000; Path=/; SameSite=Lax; Domain=bailclair.example; Secure',
    ])
    for (const path of ['/', '/?lang=de', '/?lang=', '/?language=en']) {
      expect((await ask(path)).headers['set-cookie']).toBeUndefined()
    }
  })

  it('has canonical and alternate addresses', async () => {
    const canonical = (href: string) => `<link rel="canonical" href="https://bailclair.example${href}">`
    const { body } = await ask('/')
    expect(body).toContain(canonical('/'))
    expect(body).toContain('hreflang="fr" href="https://bailclair.example/?lang=fr"')
    expect(body).toContain('hreflang="en" href="https://bailclair.example/?lang=en"')
    expect(body).toContain('hreflang="x-default" href="https://bailclair.example/"')
    expect((await ask('/?lang=en')).body).toContain(canonical('/?lang=en'))
  })

  it('has link previews and home-screen icons', async () => {
    const { body } = await ask('/', { cookie: 'lang=en' })
    expect(body).toContain('<meta property="og:image" content="https://bailclair.example/social-preview.png">')
    expect(body).toContain('<meta property="og:locale" content="en_GB">')
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(body).toContain('media="(prefers-color-scheme: dark)" content="#1a2120"')
  })

  it('preloads its code and the texts of one language', async () => {
    const { body } = await ask('/', { cookie: 'lang=en' })
    const preloaded = [...body.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
    expect(preloaded).toEqual(['/assets/landing.js', '/assets/texts-en.js'])
    expect(body).toContain('<script type="module" src="/assets/entry.js"')
  })

  it.each(['/nowhere', '/index.html', '/home/more', '//evil.example', '/..%2f..%2fetc%2fpasswd'])(
    '%s does not exist',
    async (path) => {
      const answer = await ask(path, { cookie: 'lang=en' })
      expect(answer.status).toBe(404)
      expect(answer.body).toContain('Page not found')
      expect(answer.body).toContain('<meta name="robots" content="noindex">')
    },
  )

  it.each([
    ['impossible', 404],
    ['possible', 200],
  ])('answers by the shape of an address, without asking the API: %s, %i', async (token, status) => {
    expect((await ask(`/confirmerCompte/${token}`)).status).toBe(status)
  })

  it.each([
    ['/', true],
    ['/nowhere', true],
    ['/confirmerCompte/s3cr3t', false],
    ['/assets/entry.js', false],
  ])('%s may load the services of the operator: %s (decision 33)', async (path, isAllowed) => {
    const { headers } = await ask(path)
    expect(String(headers['content-security-policy']).includes('https://chat.example')).toBe(isAllowed)
  })

  it('with a secret address sends no referrer and is not indexed', async () => {
    const { status, headers, body } = await ask('/confirmerCompte/s3cr3t')
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('s3cr3t')
  })

  it('that needs sign-in is a shell with the layout', async () => {
    const { status, body } = await ask('/home')
    expect(status).toBe(200)
    expect(body).toContain('<header')
    expect(body).toContain('Chargement')
    expect(body).toContain('noindex')
  })
})

describe('every answer', () => {
  it.each([
    ['/', 'GET'],
    ['/nowhere', 'GET'],
    ['/assets/missing.js', 'GET'],
    ['/robots.txt', 'GET'],
    ['/health/live', 'GET'],
    ['/%', 'GET'],
    ['/', 'POST'],
  ])('carries the security headers: %s %s', async (path, method) => {
    const { headers } = await ask(path, {}, method)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  it('has no document headers on files', async () => {
    const { headers } = await ask('/assets/entry.js')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
    expect(Object.keys(headers)).not.toContain('content-security-policy')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('to %s is a refusal', async (method) => {
    expect(await ask('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it.each(['/%', '/%E0%A4%A', '/a%00', '*'])('to the address %s is a refusal', async (path) => {
    expect((await ask(path)).status).toBe(400)
  })

  it('to HEAD has the headers of GET and no body', async () => {
    const [get, head] = [await ask('/'), await ask('/', {}, 'HEAD')]
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers['etag']).toBe(get.headers['etag'])
  })
})

describe('files', () => {
  it('are cached for ever, in the accepted encoding', async () => {
    const { headers } = await ask('/assets/entry.js', { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect((await ask('/assets/entry.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await ask('/assets/entry.js')).headers['content-encoding']).toBeUndefined()
  })

  it.each(['/', '/assets/entry.js', '/robots.txt'])('%s answers 304 to a matching ETag', async (path) => {
    const { etag } = (await ask(path, { 'accept-encoding': 'br' })).headers
    const again = (tag: unknown, encoding = 'br') =>
      ask(path, { 'if-none-match': String(tag), 'accept-encoding': encoding })
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect(await again(tag)).toMatchObject({ status: 304, body: '' })
    }
    expect((await again('"other"')).status).toBe(200)
    expect((await again(etag, 'gzip')).status).toBe(200)
  })

  it('only the silent check may be framed, by our own pages', async () => {
    const { headers } = await ask('/silent-check.html')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
    expect((await ask('/')).headers['x-frame-options']).toBe('DENY')
  })

  it('of an earlier release are 404, not an HTML page', async () => {
    const { status, headers, body } = await ask('/assets/old.js')
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/plain')
    expect(body).not.toContain('<html')
  })

  it('for crawlers list the public pages', async () => {
    expect((await ask('/robots.txt')).body).toContain('Sitemap: https://bailclair.example/sitemap.xml')
    const { body } = await ask('/sitemap.xml')
    expect([...body.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
      'https://bailclair.example/?lang=fr',
      'https://bailclair.example/?lang=en',
      'https://bailclair.example/',
    ])
  })

  it.each(['/.well-known/security.txt', '/security.txt'])('%s has the security contact', async (path) => {
    const { headers, body } = await ask(path)
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(body).toContain('Contact: mailto:securite@bailclair.example\n')
    const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(178)
    expect(days).toBeLessThanOrEqual(180)
  })

  it('name the service for a home screen', async () => {
    const { headers, body } = await ask('/manifest.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json')
    expect(JSON.parse(body)).toMatchObject({ name: 'BailClair', start_url: '/', theme_color: '#0b5d57' })
  })

  it('answer the health check', async () => {
    expect(await ask('/health/live')).toMatchObject({
      status: 200,
      body: 'live\n',
      headers: { 'cache-control': 'no-store' },
    })
  })
})
