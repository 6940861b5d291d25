import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { leaseRequest, leaseSummary, mediaTypeOf } from './lease-model.schema.ts'

const ofOwner = { access: 'owner', notFound: 'ApplicationNotFound' } as const
const path = '/owner/applications/:id/lease-model'
const params = z.object({ id: applicationId })

/** 409 `ApplicationNotChosen` unless the application is chosen. */
export const leaseModelContract = {
  read: defineRoute({
    ...ofOwner,
    method: 'GET',
    path,
    summary: 'What a pre-filled lease for a chosen application leaves blank, and which annexes are known',
    params,
    response: leaseSummary,
  }),
  print: defineRoute({
    ...ofOwner,
    method: 'POST',
    path,
    summary: 'The pre-filled lease of a chosen application, in French, as DOCX or PDF',
    params,
    body: leaseRequest,
    response: { bytesOf: [mediaTypeOf.DOCX, mediaTypeOf.PDF] },
  }),
}
