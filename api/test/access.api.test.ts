import { allRoutes } from '@bailclair/domain/contracts.ts'
import { describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'

const api = await startApi()

/** For operators, tools and mail clients: without a contract, because the sites never call them. */
const withoutContract = [
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/notifications/unsubscribe/:',
  'GET /api/openapi.json',
]

/** `GET /api/property/:id` for every route, from the tree that Fastify prints. */
function mountedRoutes(): string[] {
  const segments: string[] = []
  return [...api.app.printRoutes({ commonPrefix: false }).matchAll(/^(.*)[├└]── (\S+)(?: \((.+)\))?$/gm)].flatMap(
    ([, indent = '', segment = '', methods = '']) => {
      segments.splice(indent.length / 4, Number.POSITIVE_INFINITY, segment)
      return methods.split(', ').map((method) => `${method} ${segments.join('')}`)
    },
  )
}

/** When two methods of one path name a parameter differently, Fastify prints both names for both. */
const nameless = (path: string) => path.replaceAll(/:\w+(\|:\w+)*/g, ':')

describe('access', () => {
  it('is declared by a contract for every route', () => {
    const byContract = allRoutes.map(({ method, path }) => `${method} /api${nameless(path)}`)
    // HEAD answers like GET, and OPTIONS * is the CORS preflight
    const mounted = mountedRoutes()
      .filter((route) => /^(GET|POST|PUT|PATCH|DELETE) /.test(route))
      .map(nameless)
    expect(mounted.toSorted()).toEqual([...byContract, ...withoutContract].toSorted())
  })

  it.each(allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'of %s is as declared',
    async (_, route) => {
      const url = route.path.replaceAll(/:\w+/g, 'x')
      for (const { statusCode } of [await api.as()(route.method, url), await api.as()(route.method, url, {})]) {
        if (route.access === 'anonymous') expect(statusCode).not.toBe(401)
        else expect(statusCode).toBe(401)
      }
    },
  )
})
