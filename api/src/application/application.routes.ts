import { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { removeApplication } from './remove-application.service.ts'

export function applicationRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, applicationContract.remove, ({ params, ...caller }) => removeApplication(deps, caller, params.id))
}
