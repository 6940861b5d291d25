import { z } from 'zod/mini'
import { myApplication } from '../application/progress.schema.ts'
import { fileAccess } from '../file-access/file-access.schema.ts'
import { exportedMessage } from '../message/message.schema.ts'
import { exportedNote } from '../private-note/private-note.schema.ts'
import { tenantProfile } from '../rental-file/my-file.schema.ts'
import { signalKinds } from '../signal/signal.schema.ts'
import { languages } from '../value/language.ts'
import { partNotes } from '../verification/part-notes.schema.ts'
import { exportedVisit } from '../visit/visit.schema.ts'

/** Everything stored about a tenant (GDPR art. 15 and 20). Documents are listed; each is downloaded by its id. */
export const tenantExport = z.object({
  exportedAt: z.iso.datetime(),
  profile: tenantProfile,
  firstSignInOn: z.exactOptional(z.iso.date()),
  lastSignInOn: z.exactOptional(z.iso.date()),
  accesses: z.array(
    z.extend(fileAccess, {
      /** The latest consent: when, to which text, in which language. */
      consentedAt: z.iso.datetime(),
      consentVersion: z.number(),
      consentLanguage: z.enum(languages),
      /** Stages so far, and what the owner answered. */
      steps: myApplication.shape.steps,
      answer: myApplication.shape.answer,
      messages: z.array(exportedMessage),
      visits: z.array(exportedVisit),
      /** What the owner noted about the application. */
      privateNote: z.exactOptional(exportedNote),
    }),
  ),
  /** Applications that wait to be finished, and the consent ticked at the share link. */
  intents: z.array(
    z.object({
      propertyName: z.exactOptional(z.string()),
      startedAt: z.iso.datetime(),
      consentedAt: z.exactOptional(z.iso.datetime()),
      consentVersion: z.exactOptional(z.number()),
      consentLanguage: z.exactOptional(z.enum(languages)),
    }),
  ),
  /** What verifiers noted about the tenant's part, and what one asked another. */
  teamNotes: z.exactOptional(
    z.extend(partNotes, { savedAt: z.exactOptional(z.iso.datetime()), question: z.exactOptional(z.string()) }),
  ),
  /** What verifiers said of signals about the documents. */
  signalOpinions: z.exactOptional(
    z.array(z.object({ documentId: z.string(), kind: z.enum(signalKinds), isUseful: z.boolean() })),
  ),
  /** From the audit log. */
  actions: z.array(z.object({ occurredAt: z.iso.datetime(), action: z.string() })),
})
export type TenantExport = z.infer<typeof tenantExport>
