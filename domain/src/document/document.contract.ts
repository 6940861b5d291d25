import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { tenantProfile } from '../rental-file/my-file.schema.ts'
import { guarantorId } from '../rental-file/tenant-id.schema.ts'
import { keptMediaTypes, largestUpload } from './document.rules.ts'
import { categoriesOf, documentCategories } from './document-category.rules.ts'
import { documentId } from './document-id.schema.ts'
import { uploadHeaders } from './file-name.schema.ts'

const body = { bytesUpTo: largestUpload, tooLarge: 'DocumentTooLarge' } as const

const byDocument = { access: 'tenant', notFound: 'DocumentNotFound', params: z.object({ id: documentId }) } as const

/** Documents of the tenant and of their guarantors. */
export const documentContract = {
  add: defineRoute({
    method: 'POST',
    path: '/tenant/documents/:category',
    access: 'tenant',
    summary:
      'Adds a document of one’s own: PDF, JPEG or PNG, its bytes as body, its name in X-File-Name, what it is in X-Document-Kind',
    notFound: 'DocumentNotFound',
    params: z.object({ category: z.enum(categoriesOf.TENANT) }),
    headers: uploadHeaders,
    body,
    response: tenantProfile,
  }),
  addOfGuarantor: defineRoute({
    method: 'POST',
    path: '/tenant/guarantors/:id/documents/:category',
    access: 'tenant',
    summary: 'Adds a document of a guarantor, of a category and a kind that the law lists for them',
    notFound: 'GuarantorNotFound',
    params: z.object({ id: guarantorId, category: z.enum(documentCategories) }),
    headers: uploadHeaders,
    body,
    response: tenantProfile,
  }),
  replace: defineRoute({
    ...byDocument,
    method: 'POST',
    path: '/tenant/documents/:id/replace',
    summary: 'Puts another file in the place of a document, of the same category, kind and holder, in one step',
    headers: uploadHeaders,
    body,
    response: tenantProfile,
  }),
  turn: defineRoute({
    ...byDocument,
    method: 'POST',
    path: '/tenant/documents/:id/turn',
    summary: 'Turns a document by a quarter, clockwise, for everybody who opens it; its status stays',
    response: tenantProfile,
  }),
  thumbnail: defineRoute({
    ...byDocument,
    method: 'GET',
    path: '/tenant/documents/:id/thumbnail',
    summary: 'The first page, small, in base64; none of what cannot be read',
    response: z.object({ jpeg: z.exactOptional(z.string()) }),
  }),
  open: defineRoute({
    ...byDocument,
    method: 'GET',
    path: '/tenant/documents/:id',
    summary: 'A document of one’s own or of a guarantor, as it is kept',
    response: { bytesOf: keptMediaTypes },
  }),
  remove: defineRoute({
    ...byDocument,
    method: 'DELETE',
    path: '/tenant/documents/:id',
    summary: 'Erases a document of one’s own or of a guarantor',
    response: tenantProfile,
  }),
}
