import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { sql } from 'kysely'
import type { OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

export const findNote = (db: Db, applicationId: ApplicationId) =>
  db
    .selectFrom('privateNote')
    .select(['text', 'version', 'savedAt'])
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()

/** The row of a deleted note stays for its version. */
export async function saveNote(
  tx: Db,
  note: { applicationId: ApplicationId; text: string; version: number; savedAt: Date },
): Promise<void> {
  const { applicationId: _, ...changed } = note
  await tx
    .insertInto('privateNote')
    .values(note)
    .onConflict((conflict) => conflict.column('applicationId').doUpdateSet(changed))
    .execute()
}

const written = (db: Db) =>
  db
    .selectFrom('privateNote')
    .innerJoin('application', 'application.id', 'privateNote.applicationId')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .select([
      sql<ApplicationId>`application.id`.as('applicationId'),
      'property.name as propertyName',
      'text',
      'savedAt',
    ])
    .where('text', '<>', '')
    .orderBy('privateNote.applicationId')

export type NoteRow = Awaited<ReturnType<typeof listNotesOf>>[number]

export const listNotesOf = (db: Db, ids: readonly ApplicationId[]) =>
  written(db).where('privateNote.applicationId', 'in', ids).execute()

export const listNotesOfOwner = (db: Db, ownerId: OwnerId, after: string, limit: number) =>
  written(db)
    .where('property.ownerId', '=', ownerId)
    .where('privateNote.applicationId', '>', after)
    .limit(limit)
    .execute()
