import { describe, expect, it } from 'vitest'
import { serveTestSite } from '#test/serve-test-site.ts'
import { hashSource } from './hydration-script.ts'

const ask = serveTestSite()

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

  it('allows its inline style and scripts by their hashes, and nothing else inline', async () => {
    const { body, headers } = await ask('/')
    const policy = String(headers['content-security-policy'])
    const hashes = (element: string) =>
      [...body.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => hashSource(text))
    expect(policy).toContain(`style-src 'self' ${hashes('style').join(' ')};`)
    const allowed = /script-src 'self' ((?:'sha256-\S+' )+)/.exec(policy)?.[1]?.trim().split(' ') ?? []
    expect(allowed.toSorted()).toEqual(hashes('script').toSorted())
    expect([hashes('style').length, hashes('script').length]).toEqual([1, 3])
    expect(body).toContain('<style>@layer base{h1{color:red}}@layer app{}</style>')
    expect(policy).not.toContain('unsafe')
  })

  it('names its code and the texts of one language for the loader', async () => {
    const { body } = await ask('/', { cookie: 'lang=en' })
    expect(JSON.parse(/id="start">(.*)<\/script>/.exec(body)?.[1] ?? '')).toMatchObject({
      entry: '/assets/entry.js',
      scripts: ['/assets/entry.js', '/assets/landing.js', '/assets/texts-en.js'],
      styles: ['/assets/style.css'],
    })
  })

  it('that needs sign-in preloads its code and the texts of one language', async () => {
    const { body } = await ask('/home', { cookie: 'lang=en' })
    const preloaded = [...body.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
    expect(preloaded).toEqual(['/assets/home.js', '/assets/texts-en.js'])
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
