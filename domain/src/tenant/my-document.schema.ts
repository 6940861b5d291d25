import { z } from 'zod/mini'

export const documentCategory = z.enum(['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME', 'GUARANTEE_BODY', 'COMPANY'])
export type DocumentCategory = z.infer<typeof documentCategory>
const documentStatus = z.enum(['PENDING', 'ACCEPTED', 'DECLINED'])
export type DocumentStatus = z.infer<typeof documentStatus>

/** A document as its owner sees it. */
export const myDocument = z.object({
  id: z.string(),
  category: documentCategory,
  fileName: z.string(),
  mediaType: z.enum(['application/pdf', 'image/jpeg']),
  /** Bytes, after treatment. */
  size: z.number(),
  pages: z.number(),
  status: documentStatus,
  /** Why it was declined: one of the team's reasons, and what the team adds in the tenant's language. */
  reason: z.exactOptional(z.string()),
  comment: z.exactOptional(z.string()),
  createdAt: z.iso.datetime(),
})
export type MyDocument = z.infer<typeof myDocument>
