import { z } from 'zod/mini'
import { documentKinds } from '../document/accepted-documents.rules.ts'
import { declineReasons } from '../document/decline-reason.rules.ts'
import { documentStatuses, keptMediaTypes } from '../document/document.rules.ts'
import { documentCategories } from '../document/document-category.rules.ts'
import { shapeOf } from '../rental-file/field-views.schema.ts'
import { fileFields, guarantorFields, tenantFields } from '../rental-file/file-fields.schema.ts'
import { fileStatuses } from '../rental-file/tenant-status.rules.ts'
import { languages } from '../value/language.ts'
import { partNotes } from './part-notes.schema.ts'

const timestamp = z.iso.datetime()

/** A document as the team sees it: without the file name, which is for its owner alone. */
const deskDocument = z.object({
  id: z.string(),
  category: z.enum(documentCategories),
  /** As declared by its owner. */
  kind: z.exactOptional(z.enum(documentKinds)),
  mediaType: z.enum(keptMediaTypes),
  /** Bytes. */
  size: z.number(),
  pages: z.number(),
  /** ACCEPTED by an earlier verdict; it stays so unless declined now. */
  status: z.enum(documentStatuses),
  createdAt: timestamp,
  /** When the team last decided on it. */
  checkedAt: z.exactOptional(timestamp),
})
export type DeskDocument = z.infer<typeof deskDocument>

const deskGuarantor = z.object({
  id: z.string(),
  ...shapeOf(guarantorFields, 'desk'),
  documents: z.array(deskDocument),
})
export type DeskGuarantor = z.infer<typeof deskGuarantor>

/** Another tenant of the same file. Each part is verified by itself. */
const coTenant = z.object({ ...shapeOf(tenantFields, 'coTenant'), status: z.enum(fileStatuses) })

/** A reason to decline a document, in the tenant's language. */
const reasonText = z.object({ reason: z.enum(declineReasons), text: z.string() })

/** One tenant's part of a file, for the verifier who has the lease on it. */
export const deskPart = z.object({
  id: z.string(),
  /** Counts the changes of the part. A decision on an older version is refused (`PartChanged`). */
  version: z.number(),
  leaseEndsAt: timestamp,
  submittedAt: timestamp,
  dueAt: timestamp,
  /** Until `dueAt`, by the server's clock; negative when late. */
  secondsLeft: z.number(),
  isResubmitted: z.boolean(),
  fileNumber: z.string(),

  /** Of this verifier or of the one before. */
  notes: partNotes,
  notesSavedAt: z.exactOptional(timestamp),
  /** What a colleague wants to know, and when they asked. */
  secondOpinion: z.exactOptional(z.object({ question: z.string(), askedAt: timestamp })),

  /** The tenant's. The verifier writes comments in it. */
  language: z.enum(languages),
  reasons: z.array(reasonText),

  ...shapeOf(fileFields, 'desk'),
  ...shapeOf(tenantFields, 'desk'),
  documents: z.array(deskDocument),
  guarantors: z.array(deskGuarantor),
  coTenants: z.array(coTenant),
})
export type DeskPart = z.infer<typeof deskPart>
