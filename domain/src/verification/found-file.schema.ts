import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { fileStatuses } from '../rental-file/tenant-status.rules.ts'
import { queuedPart } from './queue.schema.ts'

/** As somebody reads it out, with or without spaces. */
export const fileNumberQuery = z.object({
  number: z.string(fieldError.required).check(
    z.overwrite((text) => text.replaceAll(/[\s.\-/]/g, '')),
    z.minLength(1, fieldError.required),
    z.regex(/^\d{10}$/, fieldError.invalid),
  ),
})

/** The parts of the files with this number. Without names, as in the queue. */
export const foundFile = z.object({
  /** Wait for the team. */
  parts: z.array(queuedPart),
  /** Do not: why, by their status. */
  others: z.array(z.object({ initials: z.string(), status: z.enum(fileStatuses) })),
})
export type FoundFile = z.infer<typeof foundFile>
