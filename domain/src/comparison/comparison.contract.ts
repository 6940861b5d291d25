import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { propertyId } from '../property/property-id.schema.ts'
import { fewestCompared, mostCompared } from './compared-count.rules.ts'
import { comparison } from './comparison.schema.ts'

/** The order in which they are sent says nothing. */
const ids = z.array(applicationId).check(
  z.minLength(fewestCompared),
  z.maxLength(mostCompared),
  z.refine((given) => new Set(given).size === given.length),
)

const onProperty = { access: 'owner', method: 'POST', params: z.object({ id: propertyId }) } as const

export const comparisonContract = {
  compare: defineRoute({
    ...onProperty,
    path: '/owner/properties/:id/comparison',
    summary: 'Two to four applications side by side, without names and in an order that says nothing',
    notFound: 'PropertyNotFound',
    body: z.object({ ids }),
    response: comparison,
  }),
  resolve: defineRoute({
    ...onProperty,
    path: '/owner/properties/:id/comparison/application',
    summary: 'The application behind a column of a comparison',
    notFound: 'PropertyNotFound',
    body: z.object({ ids, reference: z.string().check(z.maxLength(100)) }),
    response: z.object({ id: z.string() }),
  }),
}
