import { z } from 'zod/mini'
import { deskSignal } from '../signal/signal.schema.ts'
import { codeKind, codeResult, comparedField, foundProblem } from '../signed-code/signed-code.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { documentChecks } from './document-check.rules.ts'

/** A signed code beside its page: what was concluded, and what both say. */
const deskCode = z.object({
  page: z.number(),
  result: codeResult,
  kind: z.exactOptional(codeKind),
  /** Day of the signature. */
  signedOn: z.exactOptional(z.string()),
  /** By whose certificate it says that it is signed. */
  authorityName: z.exactOptional(z.string()),
  /** Who signed it, when the signature is right. */
  signerName: z.exactOptional(z.string()),
  problems: z.array(foundProblem),
  compared: z.exactOptional(z.array(comparedField)),
})
export type DeskCode = z.infer<typeof deskCode>

/** As parts of the width and height of the page. */
const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** Words of a page that a check is about, as printed. */
const evidence = z.object({ check: z.enum(documentChecks), page: z.number(), place, text: z.string() })
export type DeskEvidence = z.infer<typeof evidence>

/** What a machine read in a document. It decides nothing. */
export const deskReading = z.object({
  codes: z.array(deskCode),
  /** The day whose trust list the codes were checked with. */
  codesCheckedOn: z.exactOptional(calendarDate),
  evidence: z.array(evidence),
  signals: z.array(deskSignal),
  /** Pages whose words were recognised in their picture, and may be misread; from 1 on. */
  recognisedPages: z.exactOptional(z.array(z.number())),
})
export type DeskReading = z.infer<typeof deskReading>
