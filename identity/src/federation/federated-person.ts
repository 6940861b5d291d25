import { email as emailSchema } from '@bailclair/domain/identity/email.schema.ts'
import { personalName } from '@bailclair/domain/identity/personal-name.schema.ts'

/** Someone as the federation tells. Identity is (issuer, subject); all the rest are attributes. */
export type FederatedPerson = {
  issuer: string
  subject: string
  /** Canonical; absent when not told, or when it is no address. */
  email: string | undefined
  isEmailVerified: boolean
  firstName: string | undefined
  lastName: string | undefined
}

type Claims = { readonly [claim: string]: unknown }

/** A name or an address that we would refuse from the person is left out: they complete their profile themselves. */
export function personOf(issuer: string, subject: string, claims: Claims): FederatedPerson {
  const email = emailSchema.safeParse(claims['email']).data
  return {
    issuer,
    subject,
    email,
    // only the federation's own word counts, not a text that looks like it
    isEmailVerified: email !== undefined && claims['email_verified'] === true,
    firstName: personalName.safeParse(claims['given_name']).data,
    lastName: personalName.safeParse(claims['family_name']).data,
  }
}
