import { fillPath } from '@bailclair/site-kit/platform/router/path-pattern.ts'
import { expect, it } from 'vitest'
import { notFoundRoute, routes } from './routes.ts'
import { site } from './site.ts'

it.each([...routes, notFoundRoute])('$name has a page and is not listed', async (route) => {
  expect(route.title.fr).not.toBe('')
  expect(route.title.en).not.toBe('')
  expect(await route.load()).toHaveProperty('default')
  expect(route).toMatchObject({ secretAddress: true, analytics: false })
})

it('shows only the first page to signed-out visitors', () => {
  expect(routes.filter(({ access }) => access !== 'signed-in').map(({ name }) => name)).toEqual(['SignIn'])
})

it('finds every page by its address', () => {
  for (const { name, path } of routes)
    expect(site.findRoute(fillPath<string>(path, { id: 'a-b' })).route.name).toBe(name)
  expect(site.findRoute('/mon-dossier').route).toBe(notFoundRoute)
})
