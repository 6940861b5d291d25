import { z } from 'zod/mini'

/** What was opened: the page of the file, one document, or the PDF of everything. */
export const fileVisitKinds = ['VIEW', 'DOCUMENT', 'PDF'] as const
export type FileVisitKind = (typeof fileVisitKinds)[number]

/** As the applicant sees it: the first of its kind within an hour. */
export const fileVisit = z.object({
  kind: z.enum(fileVisitKinds),
  visitedAt: z.iso.datetime(),
  /** For whom the viewing link was made; absent when the owner looked. */
  linkFor: z.exactOptional(z.string()),
})
