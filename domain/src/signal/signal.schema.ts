import { z } from 'zod/mini'

/** What a verifier may want to look at. None of them is a reason to refuse by itself. */
export const signalKinds = [
  /** The file says that it was made or changed by a program for editing pictures or PDFs. */
  'EDITED_WITH',
  /** Saved again after it was made: dates that differ, or another version behind the first. */
  'SAVED_AGAIN',
  /** A number in two fonts, in a font that nothing else has, or written over another one. */
  'MIXED_FONTS',
  /** Amounts of a payslip that do not add up. */
  'AMOUNTS_DIFFER',
  'EMPLOYER_NUMBER_WRONG',
  'ACCOUNT_NUMBER_WRONG',
  /** The same file, or the same picture, is in another file that exists now. */
  'SAME_BYTES',
  'SAME_PICTURE',
] as const
export type SignalKind = (typeof signalKinds)[number]

/** As parts of the width and height of the page. */
const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** One place, or one fact of the file, that made the signal. */
const seen = z.object({
  /** From 1 on; absent: about the whole file. */
  page: z.exactOptional(z.number()),
  place: z.exactOptional(place),
  /** What is written there, or in the file. */
  found: z.exactOptional(z.string()),
  /** What would be right. */
  expected: z.exactOptional(z.string()),
})
export type SignalSeen = z.infer<typeof seen>

/** All that was seen of one kind in a document. */
const signal = z.object({ kind: z.enum(signalKinds), seen: z.array(seen) })
export type Signal = z.infer<typeof signal>

/** As a verifier reads it. `isUseful`: what verifiers said of it for this document; absent: nobody did. */
export const deskSignal = z.extend(signal, { isUseful: z.exactOptional(z.boolean()) })
export type DeskSignal = z.infer<typeof deskSignal>

/** `null` takes an opinion back. */
export const signalOpinion = z.object({ isUseful: z.nullable(z.boolean()) })

/** What verifiers said of a kind since it was last switched on. */
export const signalFigure = z.object({
  kind: z.enum(signalKinds),
  useful: z.number(),
  notUseful: z.number(),
  /** It was more often useless than not, and is not shown any more. */
  isOff: z.boolean(),
})
export type SignalFigure = z.infer<typeof signalFigure>
