import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { publicLine } from '../value/text.schema.ts'
import { completeFile } from './complete-file.schema.ts'
import { viewingLinkStates } from './viewing-link.rules.ts'

export const viewingLinkId = z.uuid().brand<'ViewingLinkId'>()
export type ViewingLinkId = z.infer<typeof viewingLinkId>

/** 256 bits in base64url. One of another shape is answered as unknown. */
export const viewingToken = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, fieldError.invalid))
  .brand<'ViewingToken'>()
export type ViewingToken = z.infer<typeof viewingToken>

/** For whom the link is, as its owner types it; the applicant reads it. */
export const viewingLinkRecipient = publicLine(60)

export const newViewingLink = z.object({ recipient: viewingLinkRecipient })

/** A link for somebody without an account, as its owner and the applicant see it. Its token is shown once. */
export const viewingLink = z.object({
  id: z.string(),
  recipient: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(viewingLinkStates),
  /** How often the page of the file was opened by it. */
  openings: z.number(),
})
export type ViewingLink = z.infer<typeof viewingLink>

/** What a viewing link opens. */
export const sharedFile = z.object({
  ownerName: z.string(),
  recipient: z.string(),
  expiresAt: z.iso.datetime(),
  file: completeFile,
})
export type SharedFile = z.infer<typeof sharedFile>
