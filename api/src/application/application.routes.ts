import { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import { applicationListContract } from '@bailclair/domain/application/application-list.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { versionOfOwner } from '#platform/poll-version.ts'
import { listAllApplications, markApplicationsSeen } from './all-applications.service.ts'
import { type EndWith, removeApplication } from './remove-application.service.ts'

export function applicationRoutes(app: FastifyInstance, deps: Deps, endWith: EndWith) {
  mount(app, deps, applicationContract.remove, ({ params, ...caller }) =>
    removeApplication(deps, caller, params.id, endWith),
  )
  mount(
    app,
    deps,
    applicationListContract.list,
    ({ query, ...caller }) => listAllApplications(deps, caller, query),
    (caller) => versionOfOwner(deps, caller),
  )
  mount(app, deps, applicationListContract.seen, ({ body, ...caller }) => markApplicationsSeen(deps, caller, body.ids))
}
