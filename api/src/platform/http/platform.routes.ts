import { allRoutes } from '@bailclair/domain/contracts.ts'
import { siteContract } from '@bailclair/domain/site/site.contract.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from './mount.ts'
import { describeApi } from './openapi.ts'

export function platformRoutes(app: FastifyInstance, deps: Deps) {
  const siteConfig = siteConfigFrom(deps.config)
  mount(app, deps, siteContract.config, async () => siteConfig)

  const description = JSON.stringify(describeApi(allRoutes, deps.config))
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60').send(description),
  )
}
