import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { accountToken } from '../identity/account-token.schema.ts'
import { email } from '../identity/email.schema.ts'
import { personalName } from '../identity/personal-name.schema.ts'
import { receiptHeader } from '../identity/receipt.ts'
import { owner, profileQuery } from './owner.schema.ts'

export const ownerContract = {
  profile: defineRoute({
    method: 'GET',
    path: '/owner/profile',
    access: 'owner',
    summary: 'The signed-in owner and their properties; the first call creates the owner',
    query: profileQuery,
    response: owner,
  }),
  names: defineRoute({
    method: 'POST',
    path: '/owner/names',
    access: 'owner',
    // for another e-mail; names alone do not need it
    recentSignIn: 'if-needed',
    summary: 'Changes names; a changed e-mail waits for the link mailed to the new address',
    body: z.object({ lastName: personalName, firstName: personalName, email }),
    response: owner,
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/owner/confirmEmail/:token',
    access: 'anonymous',
    summary: 'Makes the pending e-mail the e-mail, by the token mailed to it (24 h, single use)',
    notFound: 'TokenExpired',
    params: z.object({ token: accountToken }),
    response: z.object({ email }),
  }),
  undoEmail: defineRoute({
    method: 'POST',
    path: '/owner/undoEmail/:token',
    access: 'anonymous',
    summary:
      'Undoes a change of e-mail by the token mailed to the old address (72 h, single use), ends all sessions and every way to sign in; the token in the response chooses a new one',
    notFound: 'TokenExpired',
    params: z.object({ token: accountToken }),
    response: z.object({ email, token: accountToken }),
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/owner/logout',
    access: 'owner',
    summary: 'Ends the current session, or all of them',
    status: 204,
    /** An ordinary sign-out sends no body. */
    body: z.nullish(z.object({ everywhere: z.exactOptional(z.literal(true)) })),
  }),
  deleteAccount: defineRoute({
    method: 'DELETE',
    path: '/owner/deleteAccount',
    access: 'owner',
    recentSignIn: true,
    summary: 'Deletes the account and everything that belongs to it',
    status: 204,
    responseHeader: receiptHeader,
  }),
}
