import { z } from 'zod/mini'
import { draftLines } from '../value/text.schema.ts'

/** UTF-16 units, like `maxlength` in HTML. */
export const longestNote = 2_000

export const privateNote = z.object({
  /** Empty when there is none. */
  text: z.string(),
  /** Counts saves, so that a save over a newer note is noticed (decision 77). 0: never saved. */
  version: z.int(),
  savedAt: z.exactOptional(z.iso.datetime()),
})
export type PrivateNote = z.infer<typeof privateNote>

/** In the data exports of both sides. */
export const exportedNote = z.object({ text: z.string(), savedAt: z.iso.datetime() })

export const noteChange = z.object({
  text: draftLines(longestNote),
  version: z.int().check(z.minimum(0)),
})
