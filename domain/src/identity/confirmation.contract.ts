import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { accountToken } from './account-token.schema.ts'
import { email } from './email.schema.ts'
import { signUp, signUpBrowser } from './sign-up.schema.ts'

const byToken = z.object({ token: accountToken })

/** What the mailed link of a sign-up does, in the realm of these addresses. */
export const confirmationContract = (path: '/register' | '/tenant/register') => ({
  confirmAccount: defineRoute({
    method: 'GET',
    path: `${path}/confirmAccount/:token`,
    access: 'anonymous',
    summary:
      'Confirms an account by the mailed token (72 h) in the browser that signed up; opens no session. Not for browser navigations',
    notFound: 'TokenUnknown',
    params: byToken,
    headers: signUpBrowser,
    response: z.object({ email }),
  }),
  signUp: defineRoute({
    method: 'GET',
    path: `${path}/signUp/:token`,
    access: 'anonymous',
    summary: 'For which address, when and by what kind of browser an account was asked for; changes nothing',
    notFound: 'TokenUnknown',
    params: byToken,
    response: signUp,
  }),
  confirmByHand: defineRoute({
    method: 'POST',
    path: `${path}/confirmAccount/:token`,
    access: 'anonymous',
    summary: 'Confirms an account by the mailed token, in any browser, after a person pressed “It was me”',
    notFound: 'TokenUnknown',
    params: byToken,
    response: z.object({ email }),
  }),
  refuseSignUp: defineRoute({
    method: 'DELETE',
    path: `${path}/confirmAccount/:token`,
    access: 'anonymous',
    summary: 'Ends a sign-up that its address did not ask for: “It was not me”',
    status: 204,
    notFound: 'TokenUnknown',
    params: byToken,
  }),
})
