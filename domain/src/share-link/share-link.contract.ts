import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { property } from '../property/property-answer.schema.ts'
import { propertyId } from '../property/property-id.schema.ts'
import { publicProperty } from './public-property.schema.ts'
import { shareToken } from './share-token.schema.ts'
import { shortCode } from './short-code.schema.ts'

export const shareLinkContract = {
  open: defineRoute({
    method: 'GET',
    path: '/property/public/:token',
    access: 'anonymous',
    summary: 'What the holder of a share link sees of the property',
    notFound: 'PropertyNotFound',
    params: z.object({ token: shareToken }),
    response: publicProperty,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/property/public/code/:code',
    access: 'anonymous',
    summary: 'The share link behind a short code',
    notFound: 'PropertyNotFound',
    params: z.object({ code: shortCode }),
    response: z.object({ token: shareToken }),
  }),
  giveCode: defineRoute({
    method: 'POST',
    path: '/property/:id/link/code',
    access: 'owner',
    summary: 'The short code of a share link; made at the first call',
    notFound: 'PropertyNotFound',
    params: z.object({ id: propertyId }),
    response: z.object({ code: z.string() }),
  }),
  change: defineRoute({
    method: 'POST',
    path: '/property/:id/link',
    access: 'owner',
    summary: 'Pauses, resumes or replaces the share link of a property, or changes what it asks of applicants',
    notFound: 'PropertyNotFound',
    params: z.object({ id: propertyId }),
    body: z.object({
      paused: z.optional(z.boolean()),
      renew: z.optional(z.literal(true)),
      /** For later applications; a consent keeps its scope. */
      visitFirst: z.optional(z.boolean()),
    }),
    response: property,
  }),
}
