import { describe, expect, it } from 'vitest'
import { findResource, resourceHeaders, resourceHref } from './resources.ts'

describe('resources', () => {
  it.each([
    ['pages.css', 'text/css; charset=utf-8', 5_000],
    ['pages.js', 'text/javascript; charset=utf-8', 500],
    ['icon.svg', 'image/svg+xml', 100],
    ['figtree.woff2', 'font/woff2', 15_000],
  ] as const)('%s is served at its URL with an immutable cache', (name, type, leastBytes) => {
    const resource = findResource(resourceHref('', name))
    expect(resource?.body.length).toBeGreaterThan(leastBytes)
    expect(resource && resourceHeaders(resource)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('the URL contains the base path and a content hash', () => {
    expect(resourceHref('/auth', 'pages.css')).toMatch(/^\/auth\/resources\/[\da-f]{12}\/pages\.css$/)
  })

  it.each(['/resources/pages.css', '/resources/000000000000/pages.css', `${resourceHref('', 'pages.css')}/`, '/', ''])(
    '%j is not found',
    (path) => expect(findResource(path)).toBeUndefined(),
  )
  it('no file outside the folder can be requested', () => {
    const folder = resourceHref('', 'pages.css').replace('pages.css', '')
    for (const name of ['../resources.ts', 'pages.client.js', '__proto__', 'constructor', '%2e%2e/tokens.css'])
      expect(findResource(folder + name)).toBeUndefined()
  })
})
