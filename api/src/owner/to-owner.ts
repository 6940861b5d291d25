import type { Deps } from '#deps.ts'
import { readSummaries } from '#property/to-property.ts'
import type { OwnerRow } from './owner.repository.ts'

/** The response of every call that returns an owner. Its properties are read while it is written. */
export function toOwner(deps: Pick<Deps, 'db' | 'clock' | 'tokens'>, { id, ...owner }: OwnerRow) {
  const { firstName, lastName, email, pendingEmail, identityFederation, language } = owner
  return { firstName, lastName, email, pendingEmail, identityFederation, language, properties: readSummaries(deps, id) }
}
export type OwnerAnswer = ReturnType<typeof toOwner>
