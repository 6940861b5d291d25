import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { defineRoute } from '../contract/route.ts'
import { coTenant, fileChanges, guarantorChanges, situationChanges } from './file-changes.schema.ts'
import { tenantProfile } from './my-file.schema.ts'
import { guarantorId, tenantId } from './tenant-id.schema.ts'

/** The steps of making a rental file. Each call saves and answers the whole profile. */
export const rentalFileContract = {
  file: defineRoute({
    method: 'POST',
    path: '/tenant/file',
    access: 'tenant',
    summary: 'Creates the file, or changes its type; ALONE parts with the co-tenants. Only the initiator may',
    body: fileChanges,
    response: tenantProfile,
  }),
  addCoTenant: defineRoute({
    method: 'POST',
    path: '/tenant/coTenants',
    access: 'tenant',
    summary: 'Invites someone into a group’s file, by e-mail (7 days). Only the initiator may',
    body: coTenant,
    response: tenantProfile,
  }),
  inviteAgain: defineRoute({
    method: 'POST',
    path: '/tenant/coTenants/:id/invite',
    access: 'tenant',
    summary: 'Mails a new invitation; the earlier one dies. Only the initiator may',
    notFound: 'CoTenantNotFound',
    params: z.object({ id: tenantId }),
    response: tenantProfile,
  }),
  removeCoTenant: defineRoute({
    method: 'DELETE',
    path: '/tenant/coTenants/:id',
    access: 'tenant',
    summary:
      'Parts with a co-tenant, who keeps their own part; a co-tenant leaves by their own id. The last one: ALONE',
    notFound: 'CoTenantNotFound',
    params: z.object({ id: tenantId }),
    response: tenantProfile,
  }),
  situation: defineRoute({
    method: 'POST',
    path: '/tenant/situation',
    access: 'tenant',
    summary: 'One’s own situation and monthly net incomes; no entry: no income',
    body: situationChanges,
    response: tenantProfile,
  }),
  saveGuarantor: defineRoute({
    method: 'POST',
    path: '/tenant/guarantors',
    access: 'tenant',
    summary: 'Adds one of at most two guarantors, or changes one; another kind asks for other documents',
    body: guarantorChanges,
    response: tenantProfile,
  }),
  removeGuarantor: defineRoute({
    method: 'DELETE',
    path: '/tenant/guarantors/:id',
    access: 'tenant',
    summary: 'Removes a guarantor and their documents',
    notFound: 'GuarantorNotFound',
    params: z.object({ id: guarantorId }),
    response: tenantProfile,
  }),
  submit: defineRoute({
    method: 'POST',
    path: '/tenant/submit',
    access: 'tenant',
    summary: 'Hands in one’s part with the declaration on honour; 422 FileIncomplete says what is missing',
    body: z.object({ declaration: z.literal(true, fieldError.boxNotChecked) }),
    response: tenantProfile,
  }),
}
