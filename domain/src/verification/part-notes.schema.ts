import { z } from 'zod/mini'
import { declineReasons } from '../document/decline-reason.rules.ts'
import { documentId } from '../document/document-id.schema.ts'
import { draftLines } from '../value/text.schema.ts'
import { longestComment } from './decision.schema.ts'
import { documentChecks } from './document-check.rules.ts'

/** Characters of the free note. */
export const longestNote = 2_000

/** A comment may be too long while it is typed: it is kept, and refused when it is sent. */
const typed = draftLines(4 * longestComment)

const documentNotes = z.object({
  id: documentId,
  verdict: z.exactOptional(
    z.object({
      status: z.enum(['ACCEPTED', 'DECLINED']),
      /** Absent until it is chosen. */
      reason: z.exactOptional(z.enum(declineReasons)),
      comment: typed,
    }),
  ),
  /** What was ticked on its checklist. */
  checks: z.array(z.enum(documentChecks)).check(z.maxLength(documentChecks.length)),
})

/**
 * What verifiers note about a part before they conclude, as typed. Only the verifier who has the part reads it, and its
 * tenant in the export of their data (GDPR art. 15).
 */
export const partNotes = z.object({
  documents: z.array(documentNotes).check(z.maxLength(200)),
  /** `holder`: a guarantor's id, or `tenant`. */
  corrections: z
    .array(z.object({ holder: draftLines(36), income: draftLines(40), reason: typed }))
    .check(z.maxLength(3)),
  text: draftLines(longestNote),
})
export type PartNotes = z.infer<typeof partNotes>

export const emptyNotes: PartNotes = { documents: [], corrections: [], text: '' }

/** After the verdict: decisions have become verdicts, so only what was checked and the free note stay. */
export const notesAfterVerdict = ({ documents, text }: PartNotes): PartNotes => ({
  documents: documents.filter(({ checks }) => checks.length > 0).map(({ id, checks }) => ({ id, checks })),
  corrections: [],
  text,
})
