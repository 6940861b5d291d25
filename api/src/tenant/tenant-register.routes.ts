import { AppError } from '@bailclair/domain/contract/errors.ts'
import { tenantRegisterContract } from '@bailclair/domain/tenant/tenant-register.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { confirmAccount } from '#identity/confirm-account.service.ts'
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
    await registerAccount(deps, realm, { email, password, search }, { ip, language })
    return { email }
  })

  mount(app, deps, tenantRegisterContract.confirmAccount, async ({ params, headers }) => {
    // a mail scanner that follows links must not confirm: the page calls by script, never by navigation
    if (headers['sec-fetch-mode'] === 'navigate') throw new AppError('NotAllowed')
    return confirmAccount(deps, realm, params.token)
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
