import type { Deps } from '#deps.ts'
import { listSummaries } from '#property/to-property.ts'
import type { OwnerRow } from './owner.repository.ts'

/** The answer of every call that answers an Owner (contract, models); the id stays here. */
export async function toOwner(deps: Pick<Deps, 'db' | 'clock'>, { id, ...owner }: OwnerRow) {
  const { firstName, lastName, email, pendingEmail, identityFederation, language } = owner
  const properties = await listSummaries(deps, id)
  return { firstName, lastName, email, pendingEmail, identityFederation, language, properties }
}
export type OwnerAnswer = Awaited<ReturnType<typeof toOwner>>
