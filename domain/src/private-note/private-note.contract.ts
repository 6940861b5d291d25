import { z } from 'zod/mini'
import { applicationId } from '../application/application-row.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { noteChange, privateNote } from './private-note.schema.ts'

const ofApplication = {
  path: '/owner/applications/:id/private-note',
  access: 'owner',
  notFound: 'ApplicationNotFound',
  params: z.object({ id: applicationId }),
  response: privateNote,
} as const

export const privateNoteContract = {
  get: defineRoute({
    ...ofApplication,
    method: 'GET',
    summary: 'What the owner noted about an application; the applicant finds it in their data export',
  }),
  save: defineRoute({
    ...ofApplication,
    method: 'PUT',
    summary: 'Saves the note unless it was saved elsewhere meanwhile; an empty text deletes it',
    body: noteChange,
  }),
}
