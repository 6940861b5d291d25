import { allRoutes } from '@bailclair/domain/contracts.ts'
import { describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'

const api = await startApi()

describe('access', () => {
  it.each(allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is mounted and guarded as declared',
    async (_, route) => {
      expect(api.app.hasRoute({ method: route.method, url: `/api${route.path}` })).toBe(true)
      const url = route.path.replaceAll(/:\w+/g, 'x')
      const { statusCode } = await api.as()(route.method, url)
      if (route.access === 'owner') expect(statusCode).toBe(401)
      else expect(statusCode).not.toBe(401)
    },
  )
})
