import type { OwnerRow } from './owner.repository.ts'

/** The answer of every call that answers an Owner (contract, models). There are no properties yet. */
export const toOwner = ({ firstName, lastName, email, pendingEmail, identityFederation, language }: OwnerRow) => ({
  firstName,
  lastName,
  email,
  pendingEmail,
  identityFederation,
  language,
  properties: [],
})
export type OwnerAnswer = ReturnType<typeof toOwner>
