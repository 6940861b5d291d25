import { describe, expect, it } from 'vitest'
import { serveTestSite } from '#test/serve-test-site.ts'

const ask = serveTestSite()

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

  it('our own pages may frame the silent check', async () => {
    const { headers } = await ask('/silent-check.html')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
  })

  it('nobody may frame anything else', async () => {
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
