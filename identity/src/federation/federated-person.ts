import { email as emailSchema } from '@bailclair/domain/identity/email.schema.ts'
import { personalName } from '@bailclair/domain/identity/personal-name.schema.ts'

/** A person as the federation describes them. Issuer and subject identify them; the rest are attributes. */
export type FederatedPerson = {
  issuer: string
  subject: string
  /** Canonical; undefined when missing or invalid. */
  email: string | undefined
  isEmailVerified: boolean
  firstName: string | undefined
  lastName: string | undefined
}

type Claims = { readonly [claim: string]: unknown }

/** Names and addresses that our rules refuse are left out; the person completes the profile. */
export function personOf(issuer: string, subject: string, claims: Claims): FederatedPerson {
  const email = emailSchema.safeParse(claims['email']).data
  return {
    issuer,
    subject,
    email,
    // only the boolean counts, not a text such as "true"
    isEmailVerified: email !== undefined && claims['email_verified'] === true,
    firstName: personalName.safeParse(claims['given_name']).data,
    lastName: personalName.safeParse(claims['family_name']).data,
  }
}
