import { fileAccessContract } from '@bailclair/domain/file-access/file-access.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { versionOfAccesses } from './access-version.service.ts'
import { allowApplyingAgain, changeAccess, listFileAccesses, withdrawAccess } from './file-access.service.ts'

export function fileAccessRoutes(app: FastifyInstance, deps: Deps) {
  mount(
    app,
    deps,
    fileAccessContract.list,
    ({ tenantAccount }) => listFileAccesses(deps, tenantAccount),
    ({ tenantAccount }) => versionOfAccesses(deps, tenantAccount),
  )

  mount(app, deps, fileAccessContract.change, ({ tenantAccount, params, body, headers }) =>
    changeAccess(deps, tenantAccount, {
      ...params,
      ...body,
      language: languageOfRequest(headers['accept-language']),
    }),
  )

  mount(app, deps, fileAccessContract.withdraw, ({ tenantAccount, params }) =>
    withdrawAccess(deps, tenantAccount, params.id),
  )

  mount(app, deps, fileAccessContract.allowAgain, ({ tenantAccount, params }) =>
    allowApplyingAgain(deps, tenantAccount, params.id),
  )
}
