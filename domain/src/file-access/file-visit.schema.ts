import { z } from 'zod/mini'

/** What someone with the link opened: the file on its page, one of its documents, or the PDF of everything. */
export const fileVisitKinds = ['VIEW', 'DOCUMENT', 'PDF'] as const
export type FileVisitKind = (typeof fileVisitKinds)[number]

/** As the applicant is told: the first of its kind within an hour. */
export const fileVisit = z.object({ kind: z.enum(fileVisitKinds), visitedAt: z.iso.datetime() })
