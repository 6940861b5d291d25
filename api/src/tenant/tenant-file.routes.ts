import { languageOfRequest } from '@bailclair/domain/platform/language.ts'
import { invitationContract } from '@bailclair/domain/tenant/invitation.contract.ts'
import { tenantFileContract } from '@bailclair/domain/tenant/tenant-file.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { chooseType } from './choose-type.service.ts'
import { addCoTenant, inviteAgain, removeCoTenant } from './co-tenants.service.ts'
import { acceptInvitation, openInvitation } from './invitation.service.ts'
import { removeGuarantor, saveGuarantor } from './save-guarantor.service.ts'
import { saveSituation } from './save-situation.service.ts'
import { submit } from './submit.service.ts'

export function tenantFileRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, tenantFileContract.file, ({ tenantAccount, body, headers }) => {
    const { applicationType, coTenants = [] } = body
    const language = languageOfRequest(headers['accept-language'])
    return chooseType(deps, tenantAccount, { applicationType, coTenants, language })
  })

  mount(app, deps, tenantFileContract.addCoTenant, ({ tenantAccount, body, headers }) =>
    addCoTenant(deps, tenantAccount, { ...body, language: languageOfRequest(headers['accept-language']) }),
  )
  mount(app, deps, tenantFileContract.inviteAgain, ({ tenantAccount, params, headers }) =>
    inviteAgain(deps, tenantAccount, { ...params, language: languageOfRequest(headers['accept-language']) }),
  )
  mount(app, deps, tenantFileContract.removeCoTenant, ({ tenantAccount, params }) =>
    removeCoTenant(deps, tenantAccount, params.id),
  )
  mount(app, deps, invitationContract.open, ({ params, ip }) => openInvitation(deps, params.token, ip))
  mount(app, deps, invitationContract.accept, ({ tenantAccount, params }) =>
    acceptInvitation(deps, tenantAccount, params.token),
  )

  mount(app, deps, tenantFileContract.situation, ({ tenantAccount, body }) => saveSituation(deps, tenantAccount, body))
  mount(app, deps, tenantFileContract.saveGuarantor, ({ tenantAccount, body }) =>
    saveGuarantor(deps, tenantAccount, body),
  )
  mount(app, deps, tenantFileContract.removeGuarantor, ({ tenantAccount, params }) =>
    removeGuarantor(deps, tenantAccount, params.id),
  )

  mount(app, deps, tenantFileContract.submit, ({ tenantAccount }) => submit(deps, tenantAccount))
}
