import { federationRoutes } from '#federation/federation.routes.ts'
import { sendLoginStatusIframe, sendLoginStatusInit } from '#session-check/login-status-iframe.ts'
import { sendThirdPartyCookieCheck } from '#session-check/third-party-cookies.ts'
import { enrolmentRoutes } from '#sign-in/enrolment.routes.ts'
import { secondStepRoutes } from '#sign-in/second-step.routes.ts'
import { signInRoutes } from '#sign-in/sign-in.routes.ts'
import type { RealmRoute } from './realm-context.ts'
import { protocolPath } from './realm-definition.ts'

/** Routes below `/realms/{realm}` that we answer; oidc-provider answers the rest. */
export const realmRoutes: readonly RealmRoute[] = [
  ...signInRoutes,
  ...secondStepRoutes,
  ...enrolmentRoutes,
  ...federationRoutes,
  {
    method: 'GET',
    path: `${protocolPath}/login-status-iframe.html`,
    answer: ({ realm }, exchange) => sendLoginStatusIframe(exchange, realm.definition),
  },
  {
    method: 'GET',
    path: `${protocolPath}/login-status-iframe.html/init`,
    answer: ({ realm }, exchange) => sendLoginStatusInit(exchange, realm.definition),
  },
  {
    method: 'GET',
    path: `${protocolPath}/3p-cookies/step1.html`,
    answer: ({ realm }, exchange) => sendThirdPartyCookieCheck(exchange, realm.definition),
  },
]
