import type { Deps } from '#deps.ts'
import { listSummaries } from '#property/to-property.ts'
import type { OwnerRow } from './owner.repository.ts'

/** The response of every call that returns an owner; the id never leaves the server. */
export async function toOwner(deps: Pick<Deps, 'db' | 'clock' | 'tokens'>, { id, ...owner }: OwnerRow) {
  const { firstName, lastName, email, pendingEmail, identityFederation, language } = owner
  const properties = await listSummaries(deps, id)
  return { firstName, lastName, email, pendingEmail, identityFederation, language, properties }
}
export type OwnerAnswer = Awaited<ReturnType<typeof toOwner>>
