import { registerContract } from '@bailclair/domain/identity/register.contract.ts'
import { AppError } from '@bailclair/domain/platform/errors.ts'
import { languageOfRequest } from '@bailclair/domain/platform/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { reopenOwner } from '#owner/reopen-owner.service.ts'
import { mount } from '#platform/http/mount.ts'
import { confirmAccount } from './confirm-account.service.ts'
import { createPassword } from './create-password.service.ts'
import { forgotPassword } from './forgot-password.service.ts'
import { registerAccount } from './register-account.service.ts'

/** Accounts of owners; the tenant area has the same calls in its own realm. */
const realm = 'owner'

export function registerRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, registerContract.account, async ({ body, ip, headers }) => {
    await registerAccount(deps, realm, body, { ip, language: languageOfRequest(headers['accept-language']) })
    return { email: body.email }
  })

  mount(app, deps, registerContract.confirmAccount, async ({ params, headers }) => {
    // a mail scanner that follows every link must not confirm: the page calls us by script, never by navigation
    if (headers['sec-fetch-mode'] === 'navigate') throw new AppError('NotAllowed')
    return confirmAccount(deps, realm, params.token)
  })

  mount(app, deps, registerContract.forgotPassword, ({ body, ip, headers }) =>
    forgotPassword(deps, realm, body.email, { ip, language: languageOfRequest(headers['accept-language']) }),
  )

  mount(app, deps, registerContract.createPassword, ({ params, body, headers }) => {
    const chosen = { ...params, ...body, language: languageOfRequest(headers['accept-language']) }
    return createPassword(deps, realm, chosen, (tx, account) => reopenOwner(deps, tx, account))
  })
}
