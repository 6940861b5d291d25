import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { applicationId } from './application-row.schema.ts'
import { applicationProgress, myApplication } from './progress.schema.ts'
import { settableStages, stages } from './stage.rules.ts'

const params = z.object({ id: applicationId })

export const stageContract = {
  progress: defineRoute({
    method: 'GET',
    path: '/owner/applications/:id/progress',
    access: 'owner',
    summary: 'Where an application stands, since when, and the answer it gets',
    notFound: 'ApplicationNotFound',
    params,
    response: applicationProgress,
  }),
  change: defineRoute({
    method: 'POST',
    path: '/owner/applications/:id/stage',
    access: 'owner',
    summary: 'Moves an application to another stage; the applicant is told by one mail a day at most',
    notFound: 'ApplicationNotFound',
    params,
    /** `from`: what the owner saw. If it has changed meanwhile, nothing is done. */
    body: z.object({ stage: z.enum(settableStages), from: z.exactOptional(z.enum(stages)) }),
    response: z.object({ stage: z.enum(stages) }),
  }),
  mine: defineRoute({
    method: 'GET',
    path: '/tenant/applications/:id',
    access: 'tenant',
    summary: 'Where an application of the caller’s file stands, and its answer once it has left',
    notFound: 'ApplicationNotFound',
    params,
    response: myApplication,
  }),
}
