import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { documentId } from '../document/document-id.schema.ts'
import { pageNumber } from '../document/page-number.schema.ts'
import { ownFile } from './own-file.schema.ts'

/** The complete file for one of its tenants. */
const ofTenant = { method: 'GET', access: 'tenant', notFound: 'FileNotFound' } as const

export const ownFileContract = {
  open: defineRoute({
    ...ofTenant,
    path: '/tenant/file/preview',
    summary: 'One’s own part of the file as owners see it, before and after it is verified',
    response: ownFile,
  }),
  pdf: defineRoute({
    ...ofTenant,
    path: '/tenant/file/pdf',
    summary: 'One’s own part of the file as a PDF, each page marked as one’s own copy',
    response: { bytesOf: ['application/pdf'] },
  }),
  document: defineRoute({
    ...ofTenant,
    path: '/tenant/file/documents/:id',
    summary: 'One document of that copy, marked likewise',
    params: z.object({ id: documentId }),
    response: { bytesOf: ['application/pdf'] },
  }),
  page: defineRoute({
    ...ofTenant,
    path: '/tenant/file/documents/:id/pages/:page',
    summary: 'One page of that document as a picture, marked likewise',
    params: z.object({ id: documentId, page: pageNumber }),
    response: { bytesOf: ['image/jpeg'] },
  }),
}
