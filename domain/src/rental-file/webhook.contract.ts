import { defineRoute } from '../platform/route.ts'
import { fileDelivery } from './delivered-file.schema.ts'

/** For an authority's own tenant system (decision 18). */
export const webhookContract = {
  files: defineRoute({
    method: 'POST',
    path: '/webhook/files',
    access: 'webhook',
    summary: 'Takes a rental file as an authority’s own tenant system knows it now, or its deletion',
    status: 204,
    body: fileDelivery,
  }),
}
