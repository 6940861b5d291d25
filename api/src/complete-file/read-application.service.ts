import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { getApplication } from '#application/list-applications.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { listViewingLinks } from '#file-access/list-viewing-links.service.ts'
import { findFile } from './open-file.service.ts'

/** An application of the owner: the file while the access is open, otherwise the row that says why not. */
export async function readApplication(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'tokens'>,
  { ownerId }: SignedIn,
  id: ApplicationId,
) {
  const { row, propertyId, propertyName } = await getApplication(deps, ownerId, id)
  const opened = await findFile(deps, { ownerId, applicationId: id }, 'VIEW')
  return {
    propertyId,
    propertyName: propertyName || null,
    application: row,
    file: opened?.file ?? null,
    viewingLinks: (await listViewingLinks(deps, [id]))(id),
  }
}
