import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { FileStatus } from '@bailclair/domain/rental-file/tenant-status.rules.ts'
import { sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Joiner } from '#rental-file/part/part.repository.ts'

type Invitation = { tenantId: TenantId; hash: Buffer; invitedAt: Date; expiresAt: Date }

/** Replaces an earlier one. */
export async function replaceInvitation(tx: Db, invitation: Invitation): Promise<void> {
  const { tenantId: _, ...renewed } = invitation
  await tx
    .insertInto('invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(renewed))
    .execute()
}

/** Unless it has expired. */
export const findInvitation = (db: Db, hash: Buffer, now: Date) =>
  db
    .selectFrom('invitation')
    .innerJoin('tenant', 'tenant.id', 'invitation.tenantId')
    .innerJoin('rentalFile', 'rentalFile.id', 'tenant.rentalFileId')
    .select([
      sql<TenantId>`tenant.id`.as('tenantId'),
      sql<RentalFileId>`rental_file.id`.as('fileId'),
      'email',
      'position',
      'tenant.status',
      'applicationType',
      sql<string | null>`(select first_name from tenant as initiator
        where initiator.rental_file_id = rental_file.id and tenant_type = 'CREATE')`.as('initiatorFirstName'),
    ])
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export async function deleteInvitation(tx: Db, tenantId: TenantId): Promise<void> {
  await tx.deleteFrom('invitation').where('tenantId', '=', tenantId).execute()
}

/** Ties an account to the invited tenant. */
export async function bindTenant(
  tx: Db,
  tenantId: TenantId,
  { status, joinedAt, emailPrivate, ...joiner }: Joiner & { status: FileStatus; joinedAt: Date; emailPrivate: boolean },
): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ ...joiner, status, joinedAt, emailPrivate })
    .where('id', '=', tenantId)
    .execute()
}
