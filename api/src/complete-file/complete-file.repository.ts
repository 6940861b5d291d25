import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { FileVisitKind } from '@bailclair/domain/file-access/file-visit.schema.ts'
import { listShown, without } from '@bailclair/domain/rental-file/field-views.schema.ts'
import { guarantorFields, tenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RentalFileId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'
import { hasApplicationToken } from '#platform/token/token.repository.ts'
import type { TokenLookup } from '#platform/token/token-columns.ts'

const byLink = (db: Db, token: TokenLookup, today: CalendarDate) =>
  db
    .selectFrom('application')
    .where(hasApplicationToken(token))
    .where(sql<SqlBool>`is_access_open(application, ${today})`)

/** What a link opens today, and for which property. Undefined unless it opens. */
export async function findOpenFile(db: Db, token: TokenLookup, today: CalendarDate) {
  const row = await byLink(db, token, today)
    .innerJoin('property', 'property.id', 'application.propertyId')
    .innerJoin('rentalFile', 'rentalFile.id', 'application.rentalFileId')
    .select([
      sql<ApplicationId>`application.id`.as('applicationId'),
      sql<RentalFileId>`rental_file.id`.as('rentalFileId'),
      'source',
      'applicationType',
      'accessEndsOn',
      'lastUpdateAt',
      'totalIncomeCents',
      'totalGuarantorIncomeCents',
      'property.name as propertyName',
      'property.address as propertyAddress',
      'rentCents',
      'chargesCents',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { totalIncomeCents, totalGuarantorIncomeCents, rentCents, chargesCents, ...file } = row
  return {
    ...file,
    totalSalary: money.fromColumn(totalIncomeCents),
    totalGuarantorSalary: money.fromColumn(totalGuarantorIncomeCents),
    rentCost: money.fromColumn(rentCents),
    chargesCost: money.fromColumn(chargesCents),
  }
}
export type OpenFile = NonNullable<Awaited<ReturnType<typeof findOpenFile>>>

type Visit = { kind: FileVisitKind; hour: Date; visitedAt: Date }

/** Records a visit for the applicant. False when the link does not open. The application cannot be deleted in between. */
export async function recordVisit(db: Db, token: TokenLookup, today: CalendarDate, visit: Visit): Promise<boolean> {
  const recorded = await db
    .with('access', () => byLink(db, token, today).select('application.id').forKeyShare())
    .with('visit', (cte) =>
      cte
        .insertInto('fileVisit')
        .columns(['applicationId', 'kind', 'hour', 'visitedAt'])
        .expression((eb) =>
          eb
            .selectFrom('access')
            .select([
              'id',
              sql<FileVisitKind>`${visit.kind}::file_visit_kind`.as('kind'),
              sql<Date>`${visit.hour}::timestamptz`.as('hour'),
              sql<Date>`${visit.visitedAt}::timestamptz`.as('visitedAt'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('access')
    .select('id')
    .executeTakeFirst()
  return recorded !== undefined
}

/** Amounts are stored in cents, incomes in a table of their own. */
const tenantColumns = without(listShown(tenantFields, 'owner'), 'incomes', 'monthlyIncome')
const guarantorColumns = without(listShown(guarantorFields, 'owner'), 'monthlyIncome')

/** The initiator first. */
export async function listTenants(db: Db, fileId: RentalFileId) {
  const rows = await db
    .selectFrom('tenant')
    .where('rentalFileId', '=', fileId)
    .orderBy('position')
    .select((eb) => [
      'id',
      ...tenantColumns,
      'monthlyIncomeCents',
      jsonArrayFrom(
        eb
          .selectFrom('tenantIncome')
          .select(['kind', 'monthlyCents'])
          .whereRef('tenantId', '=', 'tenant.id')
          .orderBy('tenantIncome.position'),
      ).as('incomes'),
      jsonArrayFrom(
        eb
          .selectFrom('guarantor')
          .select(['guarantor.id', 'guarantor.monthlyIncomeCents'])
          .select(guarantorColumns.map((name) => `guarantor.${name}` as const))
          .whereRef('tenantId', '=', 'tenant.id')
          .orderBy('createdAt')
          .orderBy('guarantor.id'),
      ).as('guarantors'),
    ])
    .execute()
  return rows.map(({ incomes, guarantors, ...tenant }) => ({
    ...withIncome(tenant),
    incomes: incomes.map(({ kind, monthlyCents }) => ({ kind, monthlyAmount: money.fromColumn(monthlyCents) })),
    guarantors: guarantors.map(withIncome),
  }))
}
export type TenantOfFile = Awaited<ReturnType<typeof listTenants>>[number]

const withIncome = <T extends { monthlyIncomeCents: number | null }>({ monthlyIncomeCents, ...row }: T) => ({
  ...row,
  monthlyIncome: money.fromColumn(monthlyIncomeCents),
})

/** What the team accepted, oldest first. Owners never see what was not checked. */
export const listDocuments = (db: Db, fileId: RentalFileId) =>
  db
    .selectFrom('document')
    .leftJoin('guarantor', 'guarantor.id', 'document.guarantorId')
    .innerJoin('tenant', (join) =>
      join.on(sql`coalesce(document.tenant_id, guarantor.tenant_id)`, '=', sql.ref('tenant.id')),
    )
    .where('tenant.rentalFileId', '=', fileId)
    .where('document.status', '=', 'ACCEPTED')
    .orderBy('document.createdAt')
    .orderBy('document.id')
    .select([
      sql<DocumentId>`document.id`.as('id'),
      // a guarantor's or a tenant's
      sql<string>`coalesce(document.guarantor_id, document.tenant_id)`.as('holderId'),
      'category',
      'pages',
      'size',
      'checkedAt',
    ])
    .execute()

/** Without its file name, which is for its owner alone. */
export type DocumentOfFile = Awaited<ReturnType<typeof listDocuments>>[number]
