import { applicationContract } from '@bailclair/domain/application/application.contract.ts'
import { intentContract } from '@bailclair/domain/share-link/intent.contract.ts'
import { shareLinkContract } from '@bailclair/domain/share-link/share-link.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { changeLink } from './change-link.service.ts'
import { dropIntent, keepIntent, listUnfinished } from './intent.service.ts'
import { openLink } from './open-link.service.ts'
import { findLinkByCode, giveShortCode } from './short-code.service.ts'
import { subscribe } from './subscribe.service.ts'

export function shareLinkRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, shareLinkContract.open, ({ params, ip }) => openLink(deps, params.token, ip))
  mount(app, deps, shareLinkContract.find, ({ params, ip }) => findLinkByCode(deps, params.code, ip))
  mount(app, deps, shareLinkContract.giveCode, ({ params, ownerId }) => giveShortCode(deps, ownerId, params.id))
  mount(app, deps, shareLinkContract.change, ({ params, body, ...caller }) => changeLink(deps, caller, params.id, body))
  mount(app, deps, applicationContract.subscribe, ({ params, body, ip, headers }) => {
    const language = languageOfRequest(headers['accept-language'])
    return subscribe(deps, { ...body, access: body.access, kcToken: body.kcToken, token: params.token, ip, language })
  })
  mount(app, deps, intentContract.list, ({ tenantAccount }) => listUnfinished(deps, tenantAccount))
  mount(app, deps, intentContract.keep, ({ tenantAccount, body: { token, agreed }, ip, headers }) => {
    const language = languageOfRequest(headers['accept-language'])
    return keepIntent(deps, tenantAccount, { token, agreed, ip, language })
  })
  mount(app, deps, intentContract.drop, ({ tenantAccount, params }) => dropIntent(deps, tenantAccount, params.id))
}
