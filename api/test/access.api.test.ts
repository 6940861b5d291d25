import { allRoutes } from '@bailclair/domain/contracts.ts'
import { describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'

const api = await startApi()

/** For operators, tools and mail programs: no contract, because the web never calls them. */
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

/** Two methods of one place may name its parameter differently: Fastify then prints both names for both. */
const nameless = (path: string) => path.replaceAll(/:\w+(\|:\w+)*/g, ':')

describe('access', () => {
  it('is decided by a contract for every route', () => {
    const byContract = allRoutes.map(({ method, path }) => `${method} /api${nameless(path)}`)
    // HEAD answers like its GET, and OPTIONS * is the preflight of CORS
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
