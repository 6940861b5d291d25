import { platformContract } from '@bailclair/domain/platform/platform.contract.ts'
import { siteConfigFrom } from '@bailclair/domain/platform/site-config.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from './mount.ts'

export function platformRoutes(app: FastifyInstance, deps: Deps) {
  const siteConfig = siteConfigFrom(deps.config)
  mount(app, deps, platformContract.config, async () => siteConfig)
}
