import { z } from 'zod/mini'
import { accountToken } from './account-token.schema.ts'
import { browserNames, systemNames } from './browser-kind.rules.ts'
import { email } from './email.schema.ts'

/** What the confirmation page asks about in a browser that did not sign up. */
export const signUp = z.object({
  email,
  askedAt: z.iso.datetime(),
  browser: z.exactOptional(z.enum(browserNames)),
  system: z.exactOptional(z.enum(systemNames)),
})
export type SignUp = z.infer<typeof signUp>

/**
 * A secret of the browser that signs up, of the same shape as a token. With it the mailed link confirms by itself. A
 * header: bodies and addresses of these calls are as specified, and proxies log addresses.
 */
export const signUpBrowser = z.object({ 'x-sign-up-browser': z.exactOptional(accountToken) })
