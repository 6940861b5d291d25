import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { statistics } from './statistics.schema.ts'

export const statisticsContract = {
  verifiedFiles: defineRoute({
    method: 'GET',
    path: '/stats/verified-files',
    access: 'anonymous',
    summary: 'Files verified so far: the configured base and those verified here',
    cacheSeconds: 3_600,
    response: z.object({ count: z.int().check(z.nonnegative()) }),
  }),
  all: defineRoute({
    method: 'GET',
    path: '/stats',
    access: 'anonymous',
    summary: 'Figures of the service, as shown on /stats',
    cacheSeconds: 3_600,
    response: statistics,
  }),
}
