import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { accountToken } from '../identity/account-token.schema.ts'
import { email } from '../identity/email.schema.ts'
import { newPassword } from '../identity/password.schema.ts'
import { owner } from './owner.schema.ts'

const byToken = z.object({ token: accountToken })

export const ownerRegisterContract = {
  account: defineRoute({
    method: 'POST',
    path: '/register/account',
    access: 'anonymous',
    summary: 'Creates an account, or restarts one that was never confirmed, and mails the link that confirms it',
    status: 201,
    body: z.object({ email, password: newPassword }),
    response: z.object({ email }),
  }),
  confirmAccount: defineRoute({
    method: 'GET',
    path: '/register/confirmAccount/:token',
    access: 'anonymous',
    summary: 'Confirms an account by the mailed token (72 h); opens no session. Not for browser navigations',
    notFound: 'TokenUnknown',
    params: byToken,
    response: z.object({ email }),
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
