import { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import { applicationListContract } from '@bailclair/domain/application/application-list.contract.ts'
import { propertyContract } from '@bailclair/domain/property/property.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { versionOfOwner } from '#platform/poll-version.ts'
import { exportApplications } from './export-applications.service.ts'
import { getProperty } from './get-property.service.ts'
import { saveProperty } from './save-property.service.ts'

export function propertyRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, propertyContract.save, ({ body, ...caller }) => saveProperty(deps, caller, body))
  mount(
    app,
    deps,
    propertyContract.get,
    ({ params, ...caller }) => getProperty(deps, caller, params.id),
    (caller) => versionOfOwner(deps, caller),
  )
  mount(app, deps, applicationContract.csv, ({ params, headers, signal, ...caller }) =>
    exportApplications(deps, caller, {
      filter: { property: params.id },
      signal,
      language: languageOfRequest(headers['accept-language']),
    }),
  )
  mount(app, deps, applicationListContract.csv, ({ body, headers, signal, ...caller }) =>
    exportApplications(deps, caller, {
      filter: body,
      signal,
      language: languageOfRequest(headers['accept-language']),
    }),
  )
}
