import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Part } from './part.repository.ts'

export type PartContents = { documents: number; accesses: number }

/** Counts what is deleted with a part, for the receipt. Accesses belong to the initiator, who gave the consent. */
export async function countPartContents(
  db: Db,
  { tenantId, fileId, tenantType }: Pick<Part, 'tenantId' | 'fileId' | 'tenantType'>,
): Promise<PartContents> {
  const { rows } = await sql<PartContents>`
    select (select count(*) from document where document.tenant_id = ${tenantId} or guarantor_id =
        any(array(select id from guarantor where guarantor.tenant_id = ${tenantId}))) as documents,
      (select count(*) from application where rental_file_id = ${fileId} and ${tenantType} = 'CREATE') as accesses`.execute(
    db,
  )
  return rows[0] ?? { documents: 0, accesses: 0 }
}
