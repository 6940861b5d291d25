import { tenantRegisterContract } from '@bailclair/domain/tenant/tenant-register.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { browserOf, confirmationRoutes } from '#identity/confirmation.routes.ts'
import { createPassword } from '#identity/create-password.service.ts'
import { forgotPassword } from '#identity/forgot-password.service.ts'
import { registerAccount } from '#identity/register-account.service.ts'
import { resendConfirmation } from '#identity/resend-confirmation.service.ts'
import { mount } from '#platform/http/mount.ts'
import { keepIntentOfSignUp } from '#share-link/intent.service.ts'
import { reopenTenant } from './reopen-tenant.service.ts'

const realm = 'tenant'

export function tenantRegisterRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, tenantRegisterContract.account, async ({ body, ip, headers }) => {
    const { email, password, property, agreed, invitation } = body
    const search = searchOf({ bien: property, accord: agreed?.toString(), invitation })
    const language = languageOfRequest(headers['accept-language'])
    const signUp = { email, password, search, ...browserOf(headers) }
    await registerAccount(deps, realm, signUp, { ip, language }, async (tx, account) => {
      if (property) await keepIntentOfSignUp(deps, tx, account, { token: property, agreed, language })
    })
    return { email }
  })

  confirmationRoutes(app, deps, realm, tenantRegisterContract)

  mount(app, deps, tenantRegisterContract.resendConfirmation, ({ body, ip, headers }) => {
    const { email, property, agreed, invitation } = body
    const search = searchOf({ bien: property, accord: agreed?.toString(), invitation })
    const language = languageOfRequest(headers['accept-language'])
    return resendConfirmation(deps, realm, { email, search, ...browserOf(headers) }, { ip, language })
  })

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
