import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { accountToken } from '../identity/account-token.schema.ts'
import { confirmationContract } from '../identity/confirmation.contract.ts'
import { email } from '../identity/email.schema.ts'
import { newPassword } from '../identity/password.schema.ts'
import { signUpBrowser } from '../identity/sign-up.schema.ts'
import { agreedVersion } from '../share-link/intent.schema.ts'
import { shareToken } from '../share-link/share-token.schema.ts'

const byToken = z.object({ token: accountToken })
/** The mailed link leads on to this property (`?bien=`, decision 18) or invitation (`?invitation=`). */
const onward = {
  property: z.optional(shareToken),
  /** The consent given at the share link; kept with the property as an application to finish. */
  agreed: z.optional(agreedVersion),
  invitation: z.optional(accountToken),
}

/** Registration in the realm `tenant`, by the same rules as `ownerRegisterContract`. */
export const tenantRegisterContract = {
  account: defineRoute({
    method: 'POST',
    path: '/tenant/register/account',
    access: 'anonymous',
    summary: 'Mails the link that creates a tenant account; several sign-ups of one address wait side by side',
    status: 201,
    headers: signUpBrowser,
    body: z.object({ email, password: newPassword, ...onward }),
    response: z.object({ email }),
  }),
  ...confirmationContract('/tenant/register'),
  resendConfirmation: defineRoute({
    method: 'POST',
    path: '/tenant/register/resendConfirmation',
    access: 'anonymous',
    summary: 'Mails a tenant the link of a sign-up again; the response does not tell whether one waits',
    status: 202,
    headers: signUpBrowser,
    body: z.object({ email, ...onward }),
  }),
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/tenant/register/forgotPassword',
    access: 'anonymous',
    summary: 'Mails a tenant a link (1 h, single use) to choose a new password',
    status: 202,
    body: z.object({ email }),
  }),
  createPassword: defineRoute({
    method: 'POST',
    path: '/tenant/register/createPassword/:token',
    access: 'anonymous',
    summary: 'Replaces a tenant’s password by the mailed token, confirms the account and ends all its sessions',
    notFound: 'TokenExpired',
    params: byToken,
    body: z.object({ password: newPassword }),
    response: z.object({ email }),
  }),
}
