import { z } from 'zod/mini'
import { propertySummary } from '../property/property-answer.schema.ts'
import { languages } from '../value/language.ts'

/** An owner as the API answers it; the id never leaves the server (contract, models). */
export const owner = z.object({
  firstName: z.exactOptional(z.string()),
  lastName: z.exactOptional(z.string()),
  email: z.string(),
  /** A new address whose mailed link was not opened yet. */
  pendingEmail: z.exactOptional(z.string()),
  /** Has signed in through the national identity federation. */
  identityFederation: z.boolean(),
  language: z.enum(languages),
  properties: z.array(propertySummary),
})
export type Owner = z.infer<typeof owner>

/** What `GET owner/profile` may carry of the acquisition cookie: too long, or given twice, is ignored (contract). */
const campaignField = z.catch(z.optional(z.string().check(z.maxLength(128))), undefined)

export const profileQuery = z.object({
  /** A timestamp that keeps caches away (spec §7); nobody reads it. */
  nocache: z.optional(z.unknown()),
  campaign: campaignField,
  source: campaignField,
  medium: campaignField,
})
