import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { listNotesOf, listNotesOfOwner, type NoteRow } from './private-note.repository.ts'

const pageSize = 1_000

/** Every note that an owner wrote, read while it is written. */
export async function* streamNotesOfOwner({ db }: Pick<Deps, 'db'>, ownerId: OwnerId) {
  let after = '00000000-0000-0000-0000-000000000000'
  while (true) {
    const page: NoteRow[] = await listNotesOfOwner(db, ownerId, after, pageSize)
    for (const { savedAt, ...note } of page) yield { ...note, savedAt: savedAt.toISOString() }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.applicationId
  }
}

/** Notes about each of these applications are data about its tenants (GDPR art. 15). */
export async function exportNotesOf({ db }: Pick<Deps, 'db'>, ids: readonly ApplicationId[]) {
  const rows = ids.length > 0 ? await listNotesOf(db, ids) : []
  const byApplication = new Map(rows.map(({ applicationId, text, savedAt }) => [applicationId, { text, savedAt }]))
  return (id: ApplicationId) => {
    const note = byApplication.get(id)
    return note ? { text: note.text, savedAt: note.savedAt.toISOString() } : null
  }
}
