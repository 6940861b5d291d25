import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { fileAccesses } from './file-access.schema.ts'

/** Who sees the file: each property applied to, with pause, extension and withdrawal. */
export const fileAccessContract = {
  list: defineRoute({
    method: 'GET',
    path: '/tenant/accesses',
    access: 'tenant',
    summary: 'Each property applied to with the file: owner, period, visits',
    response: fileAccesses,
  }),
  change: defineRoute({
    method: 'POST',
    path: '/tenant/accesses/:id',
    access: 'tenant',
    summary: 'Pauses, resumes or extends an owner’s access, or opens the file to them; both are a consent for a month',
    notFound: 'ApplicationNotFound',
    params: z.object({ id: applicationId }),
    body: z.object({
      paused: z.optional(z.boolean()),
      extend: z.optional(z.literal(true)),
      /** After a visit: the owner sees the complete file from now on. */
      shareFile: z.optional(z.literal(true)),
    }),
    response: fileAccesses,
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/tenant/accesses/:id',
    access: 'tenant',
    summary: 'Takes the file back from an owner at once; the owner is told',
    notFound: 'ApplicationNotFound',
    params: z.object({ id: applicationId }),
    response: fileAccesses,
  }),
  allowAgain: defineRoute({
    method: 'DELETE',
    path: '/tenant/stops/:id',
    access: 'tenant',
    summary: 'Lets the initiator apply again where the caller had withdrawn the file',
    notFound: 'ApplicationNotFound',
    params: z.object({ id: applicationId }),
    response: fileAccesses,
  }),
}
