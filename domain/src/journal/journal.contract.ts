import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { propertyId } from '../property/property-id.schema.ts'

export const journalContract = {
  print: defineRoute({
    method: 'GET',
    path: '/owner/properties/:id/journal.pdf',
    access: 'owner',
    summary: 'What happened to the applications on a property, as a PDF with a chain of hashes',
    notFound: 'PropertyNotFound',
    params: z.object({ id: propertyId }),
    response: { bytesOf: ['application/pdf'] },
  }),
}
