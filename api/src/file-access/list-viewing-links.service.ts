import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { viewingLinkState } from '@bailclair/domain/complete-file/viewing-link.rules.ts'
import type { ViewingLink } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import type { Deps } from '#deps.ts'
import { listLinks } from './file-visit.repository.ts'

/** What owners made for people without an account, by application. The caller has checked whose they are. */
export async function listViewingLinks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly ApplicationId[],
): Promise<(id: ApplicationId) => ViewingLink[]> {
  const now = clock()
  const links = await listLinks(db, ids)
  return (applicationId) =>
    (links.get(applicationId) ?? []).map(({ id, recipient, createdAt, expiresAt, revokedAt, openings }) => ({
      id,
      recipient,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      state: viewingLinkState({ expiresAt, revokedAt }, now),
      openings,
    }))
}
