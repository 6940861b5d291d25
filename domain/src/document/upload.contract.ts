import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { tenantProfile } from '../rental-file/my-file.schema.ts'
import { uploadId } from './upload.schema.ts'

export const uploadContract = {
  remove: defineRoute({
    method: 'DELETE',
    path: '/tenant/uploads/:id',
    access: 'tenant',
    summary: 'Removes an upload that is still read, or that failed; once it is a document, it is not found',
    notFound: 'DocumentNotFound',
    params: z.object({ id: uploadId }),
    response: tenantProfile,
  }),
}
