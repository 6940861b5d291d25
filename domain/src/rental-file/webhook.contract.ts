import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { defineRoute } from '../contract/route.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { fileDelivery } from './delivered-file.schema.ts'

/** For an authority's own tenant system (decision 18). */
export const webhookContract = {
  files: defineRoute({
    method: 'POST',
    path: '/webhook/files',
    access: 'webhook',
    summary: 'Takes a rental file as an authority’s own tenant system knows it now, or its deletion',
    status: 204,
    body: fileDelivery,
  }),
  access: defineRoute({
    method: 'POST',
    path: '/webhook/access',
    access: 'webhook',
    summary: 'Which file a landlord’s link opens now, asked by the authority’s page of the complete file at each visit',
    /** `{token}` of `/dossier/{token}` (decision 19). */
    body: z.object({ token: z.string(fieldError.required).check(z.maxLength(128, fieldError.tooLong)) }),
    response: z.object({
      /** The id the authority's system delivered the file under. */
      fileId: z.string(),
      propertyName: z.exactOptional(z.string()),
      propertyAddress: z.exactOptional(z.string()),
      accessEndsOn: calendarDate,
    }),
  }),
}
