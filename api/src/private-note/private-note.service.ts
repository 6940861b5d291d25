import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { getApplicationOfOwner, lockApplicationOfOwner } from '#application/own-application.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { findNote, saveNote } from './private-note.repository.ts'

export async function getPrivateNote(
  deps: Pick<Deps, 'db' | 'clock'>,
  { ownerId }: Pick<SignedIn, 'ownerId'>,
  id: ApplicationId,
) {
  await getApplicationOfOwner(deps, deps.db, ownerId, id)
  return readNote(deps.db, id)
}

/** Refused when another tab has saved since `version`; the same text again changes nothing. */
export function savePrivateNote(
  deps: Pick<Deps, 'db' | 'clock'>,
  { ownerId }: Pick<SignedIn, 'ownerId'>,
  id: ApplicationId,
  { text, version }: { text: string; version: number },
) {
  return deps.db.transaction().execute(async (tx) => {
    await lockApplicationOfOwner(deps, tx, ownerId, id)
    const stored = await findNote(tx, id)
    const saved = text.trim()
    if ((stored?.text ?? '') === saved) return readNote(tx, id)
    if ((stored?.version ?? 0) !== version) throw new AppError('StaleVersion')
    await saveNote(tx, { applicationId: id, text: saved, version: version + 1, savedAt: deps.clock() })
    return readNote(tx, id)
  })
}

async function readNote(db: Db, id: ApplicationId) {
  const note = await findNote(db, id)
  return {
    text: note?.text ?? '',
    version: note?.version ?? 0,
    savedAt: note?.text ? note.savedAt.toISOString() : null,
  }
}
