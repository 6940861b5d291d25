import { listShown } from '@bailclair/domain/rental-file/field-views.schema.ts'
import { tenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { sql } from 'kysely'
import type { ProfileId, RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

const columns = listShown(tenantFields, 'coTenant')

/** The initiator first. */
export const listMembers = (db: Db, fileId: RentalFileId) =>
  db
    .selectFrom('tenant')
    .leftJoin('invitation', 'invitation.tenantId', 'tenant.id')
    .select([
      ...columns,
      sql<TenantId>`tenant.id`.as('id'),
      // null until they join
      sql<ProfileId | null>`profile_id`.as('profileId'),
      'position',
      'status',
      'email',
      // not the address that the initiator typed
      'emailPrivate',
      // null once they joined
      'invitation.expiresAt as invitationEndsAt',
    ])
    .where('rentalFileId', '=', fileId)
    .orderBy('position')
    .execute()

/** A tenant of a file, as the others may know them. */
export type Member = Awaited<ReturnType<typeof listMembers>>[number]

/** Adds a tenant who joins later by the mailed invitation. */
export async function insertInvited(tx: Db, fileId: RentalFileId, email: string): Promise<TenantId> {
  const { id } = await tx
    .insertInto('tenant')
    .values({
      rentalFileId: fileId,
      email,
      tenantType: 'JOIN',
      position: sql<number>`(select max(position) + 1 from tenant where rental_file_id = ${fileId})`,
      status: 'INCOMPLETE',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id as TenantId
}

/** Files to which this e-mail is invited and has not joined. */
export const listFilesNaming = (db: Db, email: string): Promise<{ id: TenantId; fileId: RentalFileId }[]> =>
  db
    .selectFrom('tenant')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .select([sql<TenantId>`tenant.id`.as('id'), sql<RentalFileId>`rental_file.id`.as('fileId')])
    .where('source', '=', 'BUNDLED')
    .where('subject', 'is', null)
    .where('email', '=', email)
    .orderBy('rentalFile.id')
    .execute()

/** Unless they have joined meanwhile. */
export async function deleteInvited(tx: Db, id: TenantId): Promise<void> {
  await tx.deleteFrom('tenant').where('id', '=', id).where('profileId', 'is', null).execute()
}
