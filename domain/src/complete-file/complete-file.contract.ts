import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { pageNumber } from '../document/page-number.schema.ts'
import { applicationFile } from './application-file.schema.ts'
import { downloadRequest, downloadTicket, grantedDownload } from './download-ticket.schema.ts'
import { fileToken } from './file-token.schema.ts'

/** The complete file for its owner, by application (decision 19). Foreign and missing look the same. */
const ofOwner = { access: 'owner', notFound: 'ApplicationNotFound' } as const

export const completeFileContract = {
  open: defineRoute({
    ...ofOwner,
    method: 'GET',
    path: '/property/tenant/:id/file',
    summary: 'An application, with its complete file while consent, verdict and period hold',
    params: z.object({ id: applicationId }),
    response: applicationFile,
  }),
  /** For links of the tenant area in old mails and bookmarks. */
  find: defineRoute({
    ...ofOwner,
    method: 'GET',
    path: '/property/tenant/byToken/:token',
    summary: 'The application of the caller that has this token',
    params: z.object({ token: fileToken }),
    response: z.object({ id: z.string() }),
  }),
  grant: defineRoute({
    ...ofOwner,
    method: 'POST',
    path: '/property/tenant/:id/file/download',
    summary: 'A ticket for one document or the whole file, for a minute and while the session lasts',
    params: z.object({ id: applicationId }),
    body: downloadRequest,
    response: grantedDownload,
  }),
  download: defineRoute({
    method: 'GET',
    path: '/file/download/:ticket',
    access: 'anonymous',
    summary: 'The document or the whole file of a ticket as a PDF, each page marked with property and date',
    notFound: 'FileNotFound',
    params: z.object({ ticket: downloadTicket }),
    response: { bytesOf: ['application/pdf'] },
  }),
  page: defineRoute({
    method: 'GET',
    path: '/file/download/:ticket/pages/:page',
    access: 'anonymous',
    summary: 'One page of the document of a ticket as a picture with property and date in it',
    notFound: 'FileNotFound',
    params: z.object({ ticket: downloadTicket, page: pageNumber }),
    response: { bytesOf: ['image/jpeg'] },
  }),
}
