import { z } from 'zod/mini'
import { applicationRow } from '../application/application-row.schema.ts'
import { completeFile } from './complete-file.schema.ts'
import { viewingLink } from './viewing-link.schema.ts'

/** An application as its owner reads it. */
export const applicationFile = z.object({
  propertyId: z.string(),
  /** Absent for a draft that lost its name. */
  propertyName: z.exactOptional(z.string()),
  /** The row of the table: who applies, and why there may be no file. */
  application: applicationRow,
  /** Present while the access is open. */
  file: z.exactOptional(completeFile),
  /** Latest first. */
  viewingLinks: z.array(viewingLink),
})
export type ApplicationFile = z.infer<typeof applicationFile>
