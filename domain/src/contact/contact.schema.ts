import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { email } from '../identity/email.schema.ts'
import { personalName } from '../identity/personal-name.schema.ts'
import { line, lines } from '../value/text.schema.ts'

export const contactProfiles = ['OWNER', 'TENANT', 'PARTNER', 'OTHER'] as const
export type ContactProfile = (typeof contactProfiles)[number]

export const contactRequest = z.object({
  profile: z.enum(contactProfiles, fieldError.required),
  firstName: personalName,
  lastName: personalName,
  email,
  subject: line(120),
  message: lines(2_000),
})
export type ContactRequest = z.infer<typeof contactRequest>
