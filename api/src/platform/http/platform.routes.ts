import { allRoutes } from '@bailclair/domain/contracts.ts'
import { siteContract } from '@bailclair/domain/site/site.contract.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from './mount.ts'
import { describeApi } from './openapi.ts'

export function platformRoutes(app: FastifyInstance, deps: Deps) {
  const siteConfig = siteConfigFrom(deps.config)
  mount(app, deps, siteContract.config, async () => ({ ...siteConfig, law: await deps.law() }))

  // made when it is first asked for: it takes a tenth of the start
  let description: string | undefined
  app.get('/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(describeApi(allRoutes, deps.config))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60').send(description)
  })
}
