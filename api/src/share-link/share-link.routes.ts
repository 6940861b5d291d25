import { shareLinkContract } from '@bailclair/domain/share-link/share-link.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { changeLink } from './change-link.service.ts'
import { openLink } from './open-link.service.ts'

export function shareLinkRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, shareLinkContract.open, ({ params, ip }) => openLink(deps, params.token, ip))
  mount(app, deps, shareLinkContract.change, ({ params, body, ...caller }) => changeLink(deps, caller, params.id, body))
}
