import type { Db } from '#platform/database/db.ts'

export async function countVerifiedFiles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('rentalFile')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'VALIDATED')
    .executeTakeFirstOrThrow()
  return Number(count)
}
