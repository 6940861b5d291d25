import { z } from 'zod/mini'
import type { ErrorCode } from '../contract/errors.ts'
import { documentKinds } from './accepted-documents.rules.ts'
import { documentCategories } from './document-category.rules.ts'

/** Opaque to clients. The document that an upload becomes has the same id. */
export const uploadId = z.uuid().brand<'UploadId'>()
export type UploadId = z.infer<typeof uploadId>

/** WAITING: to be read, or being read. FAILED: it became no document. */
export const uploadStates = ['WAITING', 'FAILED'] as const
export type UploadState = (typeof uploadStates)[number]

/** Why an upload became no document; the sites have a text for each. */
export const uploadRefusals = [
  'DocumentTypeRefused',
  'DocumentProtected',
  'DocumentTooLong',
  'DocumentUnreadable',
  'DocumentInfected',
  'TooManyDocuments',
  'DocumentNotFound',
] as const satisfies readonly ErrorCode[]
export type UploadRefusal = (typeof uploadRefusals)[number]

/** A code that is not in the list says nothing to the tenant: then the file could not be read. */
export const refusalOf = (code: ErrorCode): UploadRefusal =>
  uploadRefusals.find((refusal) => refusal === code) ?? 'DocumentUnreadable'

/** A file that was sent and is no document yet, as its owner sees it. */
export const myUpload = z.object({
  id: z.string(),
  category: z.enum(documentCategories),
  /** Absent: of the tenant. */
  guarantorId: z.exactOptional(z.string()),
  kind: z.enum(documentKinds),
  fileName: z.string(),
  /** The document whose place it takes once it is read. */
  replaces: z.exactOptional(z.string()),
  state: z.enum(uploadStates),
  /** Of a failed one. */
  refusal: z.exactOptional(z.enum(uploadRefusals)),
})
export type MyUpload = z.infer<typeof myUpload>
