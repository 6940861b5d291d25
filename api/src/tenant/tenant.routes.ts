import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { tenantDataContract } from '@bailclair/domain/tenant/tenant-data.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import { readAuditPage } from '#audit/read-audit.service.ts'
import type { Deps } from '#deps.ts'
import { confirmEmail } from '#identity/confirm-email.service.ts'
import { undoEmailChange } from '#identity/undo-email-change.service.ts'
import { mount } from '#platform/http/mount.ts'
import type { ToJson } from '#platform/http/send-answer.ts'
import { getProfileId } from '#rental-file/part/get-profile-id.service.ts'
import { findPart } from '#rental-file/part/part.repository.ts'
import { askTenantEmail, tenantEmails } from './change-email.service.ts'
import { changeNames } from './change-names.service.ts'
import { deleteAccount } from './delete-account.service.ts'
import { exportData } from './export-data.service.ts'
import { logout } from './logout.service.ts'
import { openProfile } from './open-profile.service.ts'

export function tenantRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, tenantContract.profile, ({ tenantAccount, headers }) =>
    openProfile(deps, tenantAccount, languageOfRequest(headers['accept-language'])),
  )

  mount(app, deps, tenantContract.names, ({ tenantAccount, body }) => changeNames(deps, tenantAccount, body))

  mount(app, deps, tenantContract.email, ({ tenantAccount, body, headers }) =>
    askTenantEmail(deps, tenantAccount, { ...body, language: languageOfRequest(headers['accept-language']) }),
  )

  mount(app, deps, tenantContract.confirmEmail, ({ params }) =>
    confirmEmail(deps, 'tenant', params.token, tenantEmails),
  )

  mount(app, deps, tenantContract.undoEmail, ({ params }) =>
    undoEmailChange(deps, 'tenant', params.token, tenantEmails),
  )

  mount(app, deps, tenantContract.logout, ({ tenantAccount, body }) =>
    logout(deps, tenantAccount, { everywhere: body?.everywhere ?? false }),
  )

  mount(app, deps, tenantContract.deleteAccount, ({ tenantAccount, headers }) =>
    deleteAccount(deps, tenantAccount, languageOfRequest(headers['accept-language'])),
  )

  mount(app, deps, tenantContract.audit, async ({ tenantAccount, query }) => {
    const part = await findPart(deps.db, await getProfileId(deps, tenantAccount))
    const reader = { account: tenantAccount, properties: [], files: part ? [part.fileId] : [] }
    return readAuditPage(deps, reader, query.before ? Number(query.before) : undefined)
  })

  mount(
    app,
    deps,
    tenantDataContract.export,
    async ({ tenantAccount, signal }) =>
      (toJson: ToJson) =>
        exportData(deps, tenantAccount, signal, toJson),
  )
}
