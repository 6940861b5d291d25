import { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import { languageOfRequest } from '@bailclair/domain/platform/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { exportApplications } from './export-applications.service.ts'
import { removeApplication } from './remove-application.service.ts'
import { subscribe } from './subscribe.service.ts'

export function applicationRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, applicationContract.subscribe, ({ params, body, ip, headers }) => {
    const language = languageOfRequest(headers['accept-language'])
    return subscribe(deps, { token: params.token, access: body.access, kcToken: body.kcToken, ip, language })
  })
  mount(app, deps, applicationContract.csv, ({ params, headers, ...caller }) =>
    exportApplications(deps, caller, { ...params, language: languageOfRequest(headers['accept-language']) }),
  )
  mount(app, deps, applicationContract.remove, ({ params, ...caller }) => removeApplication(deps, caller, params.id))
}
