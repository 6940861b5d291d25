import { invitationContract } from '@bailclair/domain/rental-file/invitation.contract.ts'
import { rentalFileContract } from '@bailclair/domain/rental-file/rental-file.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { chooseType } from './choose-type.service.ts'
import { addCoTenant, inviteAgain, removeCoTenant } from './member/co-tenants.service.ts'
import { acceptInvitation, openInvitation } from './member/invitation.service.ts'
import { removeGuarantor, saveGuarantor } from './part/save-guarantor.service.ts'
import { saveSituation } from './part/save-situation.service.ts'
import { submit } from './part/submit.service.ts'

export function rentalFileRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, rentalFileContract.file, ({ tenantAccount, body, headers }) => {
    const { applicationType, coTenants = [] } = body
    const language = languageOfRequest(headers['accept-language'])
    return chooseType(deps, tenantAccount, { applicationType, coTenants, language })
  })

  mount(app, deps, rentalFileContract.addCoTenant, ({ tenantAccount, body, headers }) =>
    addCoTenant(deps, tenantAccount, { ...body, language: languageOfRequest(headers['accept-language']) }),
  )
  mount(app, deps, rentalFileContract.inviteAgain, ({ tenantAccount, params, headers }) =>
    inviteAgain(deps, tenantAccount, { ...params, language: languageOfRequest(headers['accept-language']) }),
  )
  mount(app, deps, rentalFileContract.removeCoTenant, ({ tenantAccount, params }) =>
    removeCoTenant(deps, tenantAccount, params.id),
  )
  mount(app, deps, invitationContract.open, ({ params, ip }) => openInvitation(deps, params.token, ip))
  mount(app, deps, invitationContract.accept, ({ tenantAccount, params }) =>
    acceptInvitation(deps, tenantAccount, params.token),
  )

  mount(app, deps, rentalFileContract.situation, ({ tenantAccount, body }) => saveSituation(deps, tenantAccount, body))
  mount(app, deps, rentalFileContract.saveGuarantor, ({ tenantAccount, body }) =>
    saveGuarantor(deps, tenantAccount, body),
  )
  mount(app, deps, rentalFileContract.removeGuarantor, ({ tenantAccount, params }) =>
    removeGuarantor(deps, tenantAccount, params.id),
  )

  mount(app, deps, rentalFileContract.submit, ({ tenantAccount }) => submit(deps, tenantAccount))
}
