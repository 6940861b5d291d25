import { z } from 'zod/mini'
import { propertySummary } from '../property/property-answer.schema.ts'
import { languages } from '../value/language.ts'

/** An owner in responses. The id never leaves the server. */
export const owner = z.object({
  firstName: z.exactOptional(z.string()),
  lastName: z.exactOptional(z.string()),
  email: z.string(),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.exactOptional(z.string()),
  /** Whether the owner has signed in through the national federation. */
  identityFederation: z.boolean(),
  language: z.enum(languages),
  properties: z.array(propertySummary),
})
export type Owner = z.infer<typeof owner>

/** A value of the acquisition cookie. It must not make sign-in fail, so a long or repeated value is ignored. */
const campaignField = z.catch(z.optional(z.string().check(z.maxLength(128))), undefined)

export const profileQuery = z.object({
  /** A timestamp that prevents caching. The server ignores it. */
  nocache: z.optional(z.unknown()),
  campaign: campaignField,
  source: campaignField,
  medium: campaignField,
})
