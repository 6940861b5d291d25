import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { defineRoute } from '../contract/route.ts'
import { accountToken } from '../identity/account-token.schema.ts'
import { applicationTypes } from './file-shape.rules.ts'
import { tenantProfile } from './my-file.schema.ts'

const byToken = z.object({ token: accountToken })

/** The mailed link by which a co-tenant joins a file: valid for 7 days, for the account with the invited e-mail. */
export const invitationContract = {
  open: defineRoute({
    method: 'GET',
    path: '/tenant/invitation/:token',
    access: 'anonymous',
    summary: 'Who invites to which type of file; expired, used or unknown: 410',
    notFound: 'TokenExpired',
    params: byToken,
    response: z.object({
      initiatorFirstName: z.exactOptional(z.string()),
      applicationType: z.enum(applicationTypes),
    }),
  }),
  accept: defineRoute({
    method: 'POST',
    path: '/tenant/invitation/:token/accept',
    access: 'tenant',
    summary: 'Joins the file; a file of one’s own, if alone in it, moves along. 403 InvitationNotYours: another e-mail',
    notFound: 'TokenExpired',
    params: byToken,
    body: z.object({ consent: z.literal(true, fieldError.boxNotChecked) }),
    response: tenantProfile,
  }),
}
