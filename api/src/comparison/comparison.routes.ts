import { comparisonContract } from '@bailclair/domain/comparison/comparison.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { compareApplications, resolveColumn } from './compare.service.ts'

export function comparisonRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, comparisonContract.compare, ({ params, body, ...caller }) =>
    compareApplications(deps, caller, params.id, body.ids),
  )
  mount(app, deps, comparisonContract.resolve, ({ params, body, ...caller }) =>
    resolveColumn(deps, caller, params.id, body),
  )
}
