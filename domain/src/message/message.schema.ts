import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { publicLines } from '../value/text.schema.ts'

export const messageSides = ['OWNER', 'APPLICANT'] as const
export type MessageSide = (typeof messageSides)[number]

/** UTF-16 units, like `maxlength` in HTML. */
export const longestMessage = 2_000
export const messageText = publicLines(longestMessage)

export const messageId = z.uuid().brand<'MessageId'>()
export type MessageId = z.infer<typeof messageId>

/** Random, from the page: sending the same again finds the message instead of writing a second one. */
export const messageKey = z.uuid()

export const sentMessage = z.object({
  id: z.string(),
  /** The place in its conversation, from 1. */
  number: z.int(),
  key: z.string(),
  sentBy: z.enum(messageSides),
  /** Written by the caller, not only by somebody of the same file. */
  isMine: z.boolean(),
  /** First name of a tenant, or name of the owner. Absent when it is not known any more. */
  author: z.exactOptional(z.string()),
  text: z.string(),
  sentAt: z.iso.datetime(),
  /** The caller's side has reported it. The other side never learns of it. */
  reported: z.exactOptional(z.literal(true)),
})
export type SentMessage = z.infer<typeof sentMessage>

/** A message in a data export, with the report of the side that exports. */
export const exportedMessage = z.object({
  sentAt: z.iso.datetime(),
  sentBy: z.enum(messageSides),
  firstName: z.exactOptional(z.string()),
  text: z.string(),
  report: z.exactOptional(
    z.object({ reason: z.string(), words: z.exactOptional(z.string()), reportedAt: z.iso.datetime() }),
  ),
})

/** Why nobody can write. `ELSEWHERE`: the file is in an authority's own system (decision 18). */
export const closingReasons = ['NOT_CHOSEN', 'ENDED', 'FULL', 'ELSEWHERE'] as const

export const conversation = z.object({
  /** Oldest first. */
  messages: z.array(sentMessage),
  /** By others, and not yet seen by the caller. */
  unread: z.int(),
  closed: z.exactOptional(z.enum(closingReasons)),
  /** Which side has ended it; each can take back its own end. */
  endedByMe: z.boolean(),
  endedByOther: z.boolean(),
})
export type Conversation = z.infer<typeof conversation>

export const reportReasons = ['DISCRIMINATION', 'HARASSMENT', 'FRAUD', 'PERSONAL_DATA', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

export const longestReport = 1_000
export const messageReport = z.object({
  reason: z.enum(reportReasons, fieldError.required),
  words: z.exactOptional(publicLines(longestReport)),
})
export type MessageReport = z.infer<typeof messageReport>
