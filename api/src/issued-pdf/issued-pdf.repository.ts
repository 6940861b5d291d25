import { monthsBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'

type IssuedPdf = { code: string; sha256: Buffer; issuedOn: CalendarDate }

export async function insertIssuedPdf(db: Db, issued: IssuedPdf): Promise<void> {
  await db.insertInto('issuedPdf').values(issued).execute()
}

/** When a PDF with this code, or with these bytes, was issued. */
export async function findIssuedOn(
  db: Db,
  known: Pick<IssuedPdf, 'code'> | Pick<IssuedPdf, 'sha256'>,
): Promise<CalendarDate | undefined> {
  const all = db.selectFrom('issuedPdf').select('issuedOn')
  const found = 'code' in known ? all.where('code', '=', known.code) : all.where('sha256', '=', known.sha256)
  return (await found.executeTakeFirst())?.issuedOn
}

export const oldIssuedPdfs = purgeOf(
  'issuedPdf',
  (now) => sql<boolean>`issued_on < ${todayInParis(monthsBefore(now, periods.issuedPdfMonths))}::date`,
)
