import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Part } from './part.repository.ts'

/** What goes with someone's part, for the receipt; owners see a file by its initiator's consent. */
export async function countBelongings(
  db: Db,
  { tenantId, fileId, tenantType }: Pick<Part, 'tenantId' | 'fileId' | 'tenantType'>,
): Promise<{ documents: number; accesses: number }> {
  const { rows } = await sql<{ documents: number; accesses: number }>`
    select (select count(*) from document where document.tenant_id = ${tenantId} or guarantor_id in
        (select id from guarantor where guarantor.tenant_id = ${tenantId})) as documents,
      (select count(*) from application where rental_file_id = ${fileId} and ${tenantType} = 'CREATE') as accesses`.execute(
    db,
  )
  return rows[0] ?? { documents: 0, accesses: 0 }
}
