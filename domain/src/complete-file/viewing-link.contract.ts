import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { downloadRequest, grantedDownload } from './download-ticket.schema.ts'
import { newViewingLink, sharedFile, viewingLink, viewingLinkId, viewingToken } from './viewing-link.schema.ts'

/** The answer does not tell why a link does not open. */
const byLink = { access: 'anonymous', notFound: 'FileNotFound', params: z.object({ token: viewingToken }) } as const

/** Showing a complete file to somebody without an account (decision 19). */
export const viewingLinkContract = {
  create: defineRoute({
    method: 'POST',
    path: '/property/tenant/:id/links',
    access: 'owner',
    recentSignIn: true,
    summary: 'A link that shows the complete file to somebody without an account for 24 hours; the applicant is told',
    status: 201,
    notFound: 'ApplicationNotFound',
    params: z.object({ id: applicationId }),
    body: newViewingLink,
    response: z.object({ token: z.string(), viewingLinks: z.array(viewingLink) }),
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/property/tenant/:id/links/:linkId',
    access: 'owner',
    summary: 'Ends a viewing link at once',
    notFound: 'ApplicationNotFound',
    params: z.object({ id: applicationId, linkId: viewingLinkId }),
    response: z.object({ viewingLinks: z.array(viewingLink) }),
  }),
  open: defineRoute({
    ...byLink,
    method: 'GET',
    path: '/file/shared/:token',
    summary: 'The complete file behind a viewing link, while link, consent, verdict and period hold',
    response: sharedFile,
  }),
  grant: defineRoute({
    ...byLink,
    method: 'POST',
    path: '/file/shared/:token/download',
    summary: 'A ticket for one document or the whole file behind a viewing link, for a minute',
    body: downloadRequest,
    response: grantedDownload,
  }),
}
