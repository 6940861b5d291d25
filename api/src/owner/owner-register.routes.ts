import { AppError } from '@bailclair/domain/contract/errors.ts'
import { ownerRegisterContract } from '@bailclair/domain/owner/owner-register.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { confirmAccount } from '#identity/confirm-account.service.ts'
import { createPassword } from '#identity/create-password.service.ts'
import { forgotPassword } from '#identity/forgot-password.service.ts'
import { registerAccount } from '#identity/register-account.service.ts'
import { mount } from '#platform/http/mount.ts'
import { reopenOwner } from './reopen-owner.service.ts'

const realm = 'owner'

export function ownerRegisterRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, ownerRegisterContract.account, async ({ body, ip, headers }) => {
    await registerAccount(deps, realm, body, { ip, language: languageOfRequest(headers['accept-language']) })
    return { email: body.email }
  })

  mount(app, deps, ownerRegisterContract.confirmAccount, async ({ params, headers }) => {
    // mail scanners follow every link: only the page's script may confirm, not a navigation
    if (headers['sec-fetch-mode'] === 'navigate') throw new AppError('NotAllowed')
    return confirmAccount(deps, realm, params.token)
  })

  mount(app, deps, ownerRegisterContract.forgotPassword, ({ body, ip, headers }) =>
    forgotPassword(deps, realm, body.email, { ip, language: languageOfRequest(headers['accept-language']) }),
  )

  mount(app, deps, ownerRegisterContract.createPassword, ({ params, body, headers }) => {
    const chosen = { ...params, ...body, language: languageOfRequest(headers['accept-language']) }
    return createPassword(deps, realm, chosen, (tx, account) => reopenOwner(deps, tx, account))
  })
}
