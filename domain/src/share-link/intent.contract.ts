import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { agreedVersion, intent, intentId } from './intent.schema.ts'
import { shareToken } from './share-token.schema.ts'

/** Applications that a tenant began by a share link and can finish on any device. */
export const intentContract = {
  list: defineRoute({
    method: 'GET',
    path: '/tenant/intents',
    access: 'tenant',
    summary: 'Applications to finish whose share link is open, latest first',
    response: z.array(intent),
  }),
  keep: defineRoute({
    method: 'POST',
    path: '/tenant/intents',
    access: 'tenant',
    summary: 'Keeps a share link as an application to finish; nothing is sent to the owner',
    notFound: 'PropertyNotFound',
    body: z.object({ token: shareToken, agreed: z.optional(agreedVersion) }),
    response: z.array(intent),
  }),
  drop: defineRoute({
    method: 'DELETE',
    path: '/tenant/intents/:id',
    access: 'tenant',
    summary: 'Drops an application to finish',
    notFound: 'ApplicationNotFound',
    params: z.object({ id: intentId }),
    response: z.array(intent),
  }),
}
