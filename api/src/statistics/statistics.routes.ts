import { statisticsContract } from '@bailclair/domain/statistics/statistics.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { createStatistics, createVerifiedFiles } from './statistics.service.ts'

export function statisticsRoutes(app: FastifyInstance, deps: Deps) {
  const verifiedFiles = createVerifiedFiles(deps)
  mount(app, deps, statisticsContract.verifiedFiles, async () => ({ count: await verifiedFiles() }))
  mount(app, deps, statisticsContract.all, createStatistics(deps))
}
