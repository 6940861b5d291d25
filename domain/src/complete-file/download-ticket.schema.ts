import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { documentId } from '../document/document-id.schema.ts'

/** Sealed bytes in base64url. One of another shape is answered as unknown. */
export const downloadTicket = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{40,480}$/, fieldError.invalid))
  .brand<'DownloadTicket'>()
export type DownloadTicket = z.infer<typeof downloadTicket>

/** One document, or the whole file without an id. */
export const downloadRequest = z.object({ documentId: z.optional(documentId) })

/** Opens `GET file/download/{ticket}` for a minute (decision 130). */
export const grantedDownload = z.object({ ticket: downloadTicket, expiresAt: z.iso.datetime() })
