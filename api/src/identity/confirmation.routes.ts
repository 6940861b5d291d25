import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BrowserName, SystemName } from '@bailclair/domain/identity/browser-kind.rules.ts'
import type { confirmationContract } from '@bailclair/domain/identity/confirmation.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import type { PublicRealm } from '#platform/session.ts'
import { confirmAccount, getSignUp } from './confirm-account.service.ts'
import { refuseSignUp } from './refuse-sign-up.service.ts'

type BrowserHeaders = { 'user-agent'?: string | undefined; 'x-sign-up-browser'?: string | undefined }

/** What the link mailed at sign-up does, in either realm. */
export function confirmationRoutes(
  app: FastifyInstance,
  deps: Deps,
  realm: PublicRealm,
  contract: ReturnType<typeof confirmationContract>,
) {
  mount(app, deps, contract.confirmAccount, async ({ params, headers }) => {
    assertScript(headers)
    return confirmAccount(deps, realm, params.token, { browser: headers['x-sign-up-browser'] })
  })

  mount(app, deps, contract.confirmByHand, async ({ params, headers }) => {
    assertScript(headers)
    return confirmAccount(deps, realm, params.token, 'person')
  })

  mount(app, deps, contract.refuseSignUp, ({ params }) => refuseSignUp(deps, realm, params.token))

  mount(app, deps, contract.signUp, async ({ params }) => {
    const { email, createdAt, browser, operatingSystem } = await getSignUp(deps, realm, params.token)
    return {
      email,
      askedAt: createdAt.toISOString(),
      browser: browser as BrowserName | null,
      system: operatingSystem as SystemName | null,
    }
  })
}

/** What a sign-up keeps of the browser it comes from. */
export const browserOf = ({ 'user-agent': userAgent, 'x-sign-up-browser': secret }: BrowserHeaders) => ({
  ...(userAgent && { userAgent }),
  ...(secret && { secret }),
})

/** Mail scanners follow every link: only the page's script may confirm, not a navigation. */
function assertScript(headers: IncomingHttpHeaders) {
  if (headers['sec-fetch-mode'] === 'navigate') throw new AppError('NotAllowed')
}
