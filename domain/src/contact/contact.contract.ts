import { defineRoute } from '../contract/route.ts'
import { contactRequest } from './contact.schema.ts'

export const contactContract = {
  send: defineRoute({
    method: 'POST',
    path: '/contact',
    access: 'anonymous',
    summary: 'Mails a question to the support address',
    status: 202,
    body: contactRequest,
  }),
}
