import { fillPath } from '@bailclair/site-kit/platform/router/path-pattern.ts'
import { describe, expect, it } from 'vitest'
import { descriptions } from './descriptions.ts'
import { notFoundRoute, routes } from './routes.ts'
import { site } from './site.ts'

describe('the table of routes', () => {
  it('has each page once', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  it.each([...routes, notFoundRoute])('$name has a title in both languages, and a page', async (route) => {
    expect(route.title.fr).not.toBe('')
    expect(route.title.en).not.toBe('')
    expect(await route.load()).toHaveProperty('default')
  })

  it.each(Object.entries(descriptions))('%s is a page, described in a line', (name, description) => {
    expect(routes.map((route) => route.name)).toContain(name)
    for (const text of Object.values(description)) {
      expect(text.length).toBeGreaterThan(50)
      expect(text.length).toBeLessThan(160)
    }
  })
})

describe('an address that can never exist', () => {
  const id = '018f6d3e-7b1a-7c3d-9e2f-0123456789ab'
  it.each([
    [`/consulte-propriete/${id}`, true],
    ['/consulte-propriete/42', false],
    [`/loyer-propriete/${id}`, true],
    ['/loyer-propriete', true], // a new property
    ['/loyer-propriete/42', false],
    [`/candidater/${'a'.repeat(43)}`, true],
    ['/candidater/abc', false],
    ['/validConnexion/abc', false],
    ['/contact', true],
  ])('%s may exist: %s', (path, mayExist) => {
    const { route, params } = site.findRoute(path)
    expect(route.mayExist?.(params) ?? true).toBe(mayExist)
  })
})

describe('findRoute', () => {
  it.each([
    ['/', 'Landing'],
    ['/nowhere', 'NotFound'],
    ['//', 'NotFound'],
    ['/%', 'NotFound'],
  ])('%s is %s', (pathname, name) => {
    expect(site.findRoute(pathname).route.name).toBe(name)
  })

  it('finds every page by its address', () => {
    for (const { name, path } of routes) {
      expect(
        site.findRoute(fillPath<string>(path, { token: 'a-b_c', id: 'a-b_c', code: 'K7QX-9M3T' })).route.name,
      ).toBe(name)
    }
  })
})

describe('pages by a link with a secret', () => {
  const names = [
    'ConfirmAccount',
    'ChangePassword',
    'ConfirmEmail',
    'UndoEmail',
    'ConnectProperty',
    'ShortLink',
    'ValidConnectProperty',
    'Application',
    'OldFileLink',
    'SharedFile',
  ]
  it.each(names)('%s keeps its address a secret', (name) => {
    expect(routes.find((route) => route.name === name)).toMatchObject({ analytics: false, secretAddress: true })
  })
})
