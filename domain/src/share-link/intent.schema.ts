import { z } from 'zod/mini'
import { consentTextVersion } from '../application/consent-text.ts'
import { fieldError } from '../contract/field-errors.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { shareToken } from './share-token.schema.ts'

export const intentId = z.uuid().brand<'IntentId'>()
export type IntentId = z.infer<typeof intentId>

/** Which consent text was agreed to on the page of the share link. A later text is not known yet. */
export const agreedVersion = z
  .int(fieldError.invalid)
  .check(z.gte(1, fieldError.invalid), z.lte(consentTextVersion, fieldError.invalid))

/** A share link that an account came with: an application to finish. */
export const intent = z.object({
  id: z.string(),
  /** Of the share link, to go back to the property. */
  token: shareToken,
  propertyName: z.string(),
  /** Where it is, without the street. */
  town: z.exactOptional(z.string()),
  ownerName: z.string(),
  startedAt: z.iso.datetime(),
  /** Last day on which it is listed. */
  endsOn: calendarDate,
})
export type Intent = z.infer<typeof intent>
