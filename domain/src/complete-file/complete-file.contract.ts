import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { documentId } from '../document/document-id.schema.ts'
import { completeFile } from './complete-file.schema.ts'
import { fileToken } from './file-token.schema.ts'

/** `/dossier/{token}` (decision 19). The answer does not tell why a link does not open. */
const byLink = { method: 'GET', access: 'anonymous', notFound: 'FileNotFound' } as const

export const completeFileContract = {
  open: defineRoute({
    ...byLink,
    path: '/file/:token',
    summary: 'The complete file behind a landlord’s link, while consent, verdict and period hold',
    params: z.object({ token: fileToken }),
    response: completeFile,
  }),
  document: defineRoute({
    ...byLink,
    path: '/file/:token/documents/:id',
    summary: 'One document of the file as a PDF, each page marked with property and date',
    params: z.object({ token: fileToken, id: documentId }),
    response: { bytesOf: ['application/pdf'] },
  }),
  pdf: defineRoute({
    ...byLink,
    path: '/file/:token/pdf',
    summary: 'The whole file as one PDF: a summary, then every document, each page marked with property and date',
    params: z.object({ token: fileToken }),
    response: { bytesOf: ['application/pdf'] },
  }),
}
