import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { propertyId } from '../property/property-id.schema.ts'
import { choice, choiceState, refusal } from './choice.schema.ts'

const onProperty = {
  access: 'owner',
  notFound: 'PropertyNotFound',
  params: z.object({ id: propertyId }),
  response: choiceState,
} as const

export const choiceContract = {
  read: defineRoute({
    ...onProperty,
    method: 'GET',
    path: '/owner/properties/:id/choice',
    summary: 'Whether a property is let, who was chosen, and which answers wait or have left',
  }),
  choose: defineRoute({
    ...onProperty,
    method: 'POST',
    path: '/owner/properties/:id/choice',
    summary: 'Chooses an applicant: the link pauses, and the others get their answer in 24 hours',
    body: choice,
  }),
  refuse: defineRoute({
    ...onProperty,
    method: 'POST',
    path: '/owner/properties/:id/answers',
    summary: 'Answers applicants who are not chosen; the answer leaves in 24 hours',
    body: refusal,
  }),
  undo: defineRoute({
    ...onProperty,
    method: 'DELETE',
    path: '/owner/properties/:id/answers/:answerId',
    summary: 'Undoes a choice or an answer before it has left',
    notFound: 'AnswerNotFound',
    params: z.object({ id: propertyId, answerId: z.uuid() }),
  }),
  openAgain: defineRoute({
    ...onProperty,
    method: 'POST',
    path: '/owner/properties/:id/open-again',
    summary: 'A let property takes applications again; its share link is open',
  }),
}
