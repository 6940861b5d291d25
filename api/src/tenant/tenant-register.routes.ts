import { tenantRegisterContract } from '@bailclair/domain/tenant/tenant-register.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { browserOf, confirmationRoutes } from '#identity/confirmation.routes.ts'
import { createPassword } from '#identity/create-password.service.ts'
import { forgotPassword } from '#identity/forgot-password.service.ts'
import { registerAccount } from '#identity/register-account.service.ts'
import { mount } from '#platform/http/mount.ts'
import { reopenTenant } from './reopen-tenant.service.ts'

const realm = 'tenant'

export function tenantRegisterRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, tenantRegisterContract.account, async ({ body, ip, headers }) => {
    const { email, password, property, invitation } = body
    const search = searchOf({ bien: property, invitation })
    const language = languageOfRequest(headers['accept-language'])
    await registerAccount(deps, realm, { email, password, search, ...browserOf(headers) }, { ip, language })
    return { email }
  })

  confirmationRoutes(app, deps, realm, tenantRegisterContract)

  mount(app, deps, tenantRegisterContract.forgotPassword, ({ body, ip, headers }) =>
    forgotPassword(deps, realm, body.email, { ip, language: languageOfRequest(headers['accept-language']) }),
  )

  mount(app, deps, tenantRegisterContract.createPassword, ({ params, body, headers }) => {
    const chosen = { ...params, ...body, language: languageOfRequest(headers['accept-language']) }
    return createPassword(deps, realm, chosen, (tx, account) => reopenTenant(deps, tx, account))
  })
}

function searchOf(parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
