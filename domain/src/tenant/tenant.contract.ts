import { z } from 'zod/mini'
import { auditPage, auditQuery } from '../audit/audit.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { accountToken } from '../identity/account-token.schema.ts'
import { email } from '../identity/email.schema.ts'
import { personalName } from '../identity/personal-name.schema.ts'
import { receiptHeader } from '../identity/receipt.ts'
import { tenantProfile } from '../rental-file/my-file.schema.ts'

/** The account of a tenant (realm `tenant`). */
export const tenantContract = {
  profile: defineRoute({
    method: 'GET',
    path: '/tenant/profile',
    access: 'tenant',
    summary: 'The signed-in tenant and their rental file; the first call of a day wakes an archived file',
    response: tenantProfile,
  }),
  names: defineRoute({
    method: 'POST',
    path: '/tenant/names',
    access: 'tenant',
    summary: 'Changes names',
    body: z.object({ lastName: personalName, firstName: personalName }),
    response: tenantProfile,
  }),
  email: defineRoute({
    method: 'POST',
    path: '/tenant/email',
    access: 'tenant',
    recentSignIn: true,
    summary: 'Asks for another e-mail, which waits for the link mailed to it; one’s own changes nothing',
    body: z.object({ email }),
    response: tenantProfile,
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/tenant/confirmEmail/:token',
    access: 'anonymous',
    summary: 'Makes the pending e-mail the e-mail, by the token mailed to it (24 h, single use)',
    notFound: 'TokenExpired',
    params: z.object({ token: accountToken }),
    response: z.object({ email }),
  }),
  undoEmail: defineRoute({
    method: 'POST',
    path: '/tenant/undoEmail/:token',
    access: 'anonymous',
    summary:
      'Undoes a change of e-mail by the token mailed to the old address (72 h, single use), ends all sessions and every way to sign in; the token in the response chooses a new one',
    notFound: 'TokenExpired',
    params: z.object({ token: accountToken }),
    response: z.object({ email, token: accountToken }),
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/tenant/logout',
    access: 'tenant',
    summary: 'Ends the current session, or all of them',
    status: 204,
    body: z.nullish(z.object({ everywhere: z.exactOptional(z.literal(true)) })),
  }),
  deleteAccount: defineRoute({
    method: 'DELETE',
    path: '/tenant/account',
    access: 'tenant',
    recentSignIn: true,
    summary: 'Deletes the account, the file or one’s part of it, its documents and every access; owners are told',
    status: 204,
    responseHeader: receiptHeader,
  }),
  audit: defineRoute({
    method: 'GET',
    path: '/tenant/audit',
    access: 'tenant',
    summary: 'What the signed-in tenant did, and what was done about their account and file; latest first',
    query: auditQuery,
    response: auditPage,
  }),
}
