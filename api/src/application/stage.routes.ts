import { stageContract } from '@bailclair/domain/application/stage.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { changeStage } from './move-stage.service.ts'
import { readMyApplication, readProgress } from './progress.service.ts'

export function stageRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, stageContract.progress, ({ params, ...caller }) => readProgress(deps, caller, params.id))
  mount(app, deps, stageContract.change, ({ params, body, ...caller }) =>
    changeStage(deps, caller, { ...params, ...body }),
  )
  mount(app, deps, stageContract.mine, ({ params, tenantAccount }) => readMyApplication(deps, tenantAccount, params.id))
}
