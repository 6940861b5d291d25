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

  it('finds every page by its address', () => {
    for (const { name, path } of routes) {
      expect(
        site.findRoute(fillPath<string>(path, { token: 'a-b_c', id: 'a-b_c', category: 'identite' })).route.name,
      ).toBe(name)
    }
    expect(site.findRoute('/home').route).toBe(notFoundRoute)
  })
})

it.each(routes.filter(({ path }) => path.includes(':token')))('$name keeps its address a secret', (route) => {
  expect(route).toMatchObject({ analytics: false, secretAddress: true })
})
