import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { mostMessages } from './conversation.rules.ts'
import { conversation, messageId, messageKey, messageReport, messageText, sentMessage } from './message.schema.ts'

const params = z.object({ id: applicationId })

/** The same calls for both sides of an application. */
const routesFor = <const Side extends 'owner' | 'tenant'>(side: Side) => {
  const path = `/${side}/applications/:id/messages` as const
  return {
    list: defineRoute({
      method: 'GET',
      path,
      access: side,
      summary: 'The messages between owner and applicant about an application, oldest first',
      notFound: 'ApplicationNotFound',
      params,
      response: conversation,
    }),
    send: defineRoute({
      method: 'POST',
      path,
      access: side,
      summary: 'Writes to the other side; the same key again answers with the same message',
      notFound: 'ApplicationNotFound',
      params,
      body: z.object({ key: messageKey, text: messageText }),
      response: sentMessage,
    }),
    seen: defineRoute({
      method: 'POST',
      path: `${path}/seen`,
      access: side,
      summary: 'The caller has read the messages up to this number',
      notFound: 'ApplicationNotFound',
      params,
      body: z.object({ until: z.int().check(z.minimum(0), z.maximum(mostMessages)) }),
      response: conversation,
    }),
    end: defineRoute({
      method: 'POST',
      path: `${path}/end`,
      access: side,
      summary: 'Ends the conversation for both sides, or takes back the own end of it',
      notFound: 'ApplicationNotFound',
      params,
      body: z.object({ ended: z.boolean() }),
      response: conversation,
    }),
    report: defineRoute({
      method: 'POST',
      path: `${path}/:messageId/report`,
      access: side,
      summary: 'Mails a message of the other side to the operator; a second report of it changes nothing',
      status: 204,
      notFound: 'ApplicationNotFound',
      params: z.object({ id: applicationId, messageId }),
      body: messageReport,
    }),
  }
}

export const ownerMessageContract = routesFor('owner')
export const tenantMessageContract = routesFor('tenant')
