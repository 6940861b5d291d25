import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { accountToken } from '../identity/account-token.schema.ts'
import { confirmationContract } from '../identity/confirmation.contract.ts'
import { email } from '../identity/email.schema.ts'
import { newPassword } from '../identity/password.schema.ts'
import { signUpBrowser } from '../identity/sign-up.schema.ts'
import { owner } from './owner.schema.ts'

const byToken = z.object({ token: accountToken })

export const ownerRegisterContract = {
  account: defineRoute({
    method: 'POST',
    path: '/register/account',
    access: 'anonymous',
    summary: 'Mails the link that creates an account; several sign-ups of one address wait side by side',
    status: 201,
    headers: signUpBrowser,
    body: z.object({ email, password: newPassword }),
    response: z.object({ email }),
  }),
  ...confirmationContract('/register'),
  resendConfirmation: defineRoute({
    method: 'POST',
    path: '/register/resendConfirmation',
    access: 'anonymous',
    summary: 'Mails the link of a sign-up again; the response does not tell whether one waits',
    status: 202,
    headers: signUpBrowser,
    body: z.object({ email }),
  }),
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/register/forgotPassword',
    access: 'anonymous',
    summary: 'Mails a link (1 h, single use) to choose a new password',
    status: 202,
    body: z.object({ email }),
  }),
  createPassword: defineRoute({
    method: 'POST',
    path: '/register/createPassword/:token',
    access: 'anonymous',
    summary: 'Replaces the password by the mailed token, confirms the account and ends all its sessions',
    notFound: 'TokenExpired',
    params: byToken,
    body: z.object({ password: newPassword }),
    response: owner,
  }),
}
