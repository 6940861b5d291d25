import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { openStoredToken } from '#platform/token/token-columns.ts'
import { findOpenToken } from './share-link.repository.ts'

/** Whole address of the share link of a property; undefined while it is closed. */
export async function findShareAddress(
  { db, config, tokens }: Pick<Deps, 'db' | 'config' | 'tokens'>,
  ownerId: OwnerId,
  id: PropertyId,
): Promise<string | undefined> {
  const stored = await findOpenToken(db, ownerId, id)
  if (!stored) return undefined
  const path = ownerSitePaths.shareLink.replace(':token', openStoredToken(tokens, 'share-link', stored))
  return new URL(path, config.WEB_URL).href
}
