import { z } from 'zod/mini'
import { documentKinds } from './accepted-documents.rules.ts'
import { documentStatuses, keptMediaTypes } from './document.rules.ts'
import { documentCategories } from './document-category.rules.ts'

/** A document as its owner sees it. */
export const myDocument = z.object({
  id: z.string(),
  category: z.enum(documentCategories),
  /** As declared by its owner; absent for documents from before kinds were asked for. */
  kind: z.exactOptional(z.enum(documentKinds)),
  fileName: z.string(),
  mediaType: z.enum(keptMediaTypes),
  /** Bytes, after cleaning. */
  size: z.number(),
  pages: z.number(),
  status: z.enum(documentStatuses),
  /** Why it was declined: one of the listed reasons, and a comment by the team in the tenant's language. */
  reason: z.exactOptional(z.string()),
  comment: z.exactOptional(z.string()),
  createdAt: z.iso.datetime(),
})
export type MyDocument = z.infer<typeof myDocument>
