import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { type Version, versionOfOwner } from '#platform/poll-version.ts'
import { hourOf } from './open-file.service.ts'
import { countOpenLinks } from './viewing-link.repository.ts'

/**
 * Of an application that its owner reads. Viewing links end by time. A new hour is a new version, because the applicant
 * is shown one visit an hour, which only a built answer records.
 */
export async function versionOfFile(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: SignedIn,
  id: ApplicationId,
): Promise<Version> {
  const version = versionOfOwner(deps, caller)
  const now = deps.clock()
  return version && `${version} ${hourOf(now).getTime()} ${await countOpenLinks(deps.db, id, now)}`
}
