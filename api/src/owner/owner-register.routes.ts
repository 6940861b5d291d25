import { ownerRegisterContract } from '@bailclair/domain/owner/owner-register.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { browserOf, confirmationRoutes } from '#identity/confirmation.routes.ts'
import { createPassword } from '#identity/create-password.service.ts'
import { forgotPassword } from '#identity/forgot-password.service.ts'
import { registerAccount } from '#identity/register-account.service.ts'
import { resendConfirmation } from '#identity/resend-confirmation.service.ts'
import { mount } from '#platform/http/mount.ts'
import { reopenOwner } from './reopen-owner.service.ts'

const realm = 'owner'

export function ownerRegisterRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, ownerRegisterContract.account, async ({ body, ip, headers }) => {
    const language = languageOfRequest(headers['accept-language'])
    await registerAccount(deps, realm, { ...body, ...browserOf(headers) }, { ip, language })
    return { email: body.email }
  })

  confirmationRoutes(app, deps, realm, ownerRegisterContract)

  mount(app, deps, ownerRegisterContract.resendConfirmation, ({ body, ip, headers }) => {
    const language = languageOfRequest(headers['accept-language'])
    return resendConfirmation(deps, realm, { ...body, ...browserOf(headers) }, { ip, language })
  })

  mount(app, deps, ownerRegisterContract.forgotPassword, ({ body, ip, headers }) =>
    forgotPassword(deps, realm, body.email, { ip, language: languageOfRequest(headers['accept-language']) }),
  )

  mount(app, deps, ownerRegisterContract.createPassword, ({ params, body, headers }) => {
    const chosen = { ...params, ...body, language: languageOfRequest(headers['accept-language']) }
    return createPassword(deps, realm, chosen, (tx, account) => reopenOwner(deps, tx, account))
  })
}
