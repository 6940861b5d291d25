import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { FileToken } from '@bailclair/domain/complete-file/file-token.schema.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { FileVisitKind } from '@bailclair/domain/file-access/file-visit.schema.ts'
import type { ApplicationType, TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import type { IncomeKind, Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Cents } from '@bailclair/domain/value/money.schema.ts'
import { type SqlBool, sql } from 'kysely'
import type { RentalFileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'

/** What a link opens, and for which property. */
export type OpenFile = {
  applicationId: ApplicationId
  rentalFileId: RentalFileId
  source: 'BUNDLED' | 'EXTERNAL'
  applicationType: ApplicationType
  accessEndsOn: CalendarDate
  lastUpdateAt: Date
  totalIncome: Cents
  totalGuarantorIncome: Cents | null
  propertyName: string | null
  propertyAddress: string | null
  rent: Cents | null
  charges: Cents | null
}

const byLink = (db: Db, token: FileToken, today: CalendarDate) =>
  db
    .selectFrom('application')
    .where('application.token', '=', token)
    .where(sql<SqlBool>`is_access_open(application, ${today})`)

/** Undefined unless the link opens today. */
export const findOpenFile = (db: Db, token: FileToken, today: CalendarDate): Promise<OpenFile | undefined> =>
  byLink(db, token, today)
    .innerJoin('property', 'property.id', 'application.propertyId')
    .innerJoin('rentalFile', 'rentalFile.id', 'application.rentalFileId')
    .select([
      sql<ApplicationId>`application.id`.as('applicationId'),
      sql<RentalFileId>`rental_file.id`.as('rentalFileId'),
      'source',
      'applicationType',
      'accessEndsOn',
      'lastUpdateAt',
      sql<Cents>`total_income_cents`.as('totalIncome'),
      sql<Cents | null>`total_guarantor_income_cents`.as('totalGuarantorIncome'),
      'property.name as propertyName',
      'property.address as propertyAddress',
      sql<Cents | null>`rent_cents`.as('rent'),
      sql<Cents | null>`charges_cents`.as('charges'),
    ])
    .executeTakeFirst()

type Visit = { kind: FileVisitKind; hour: Date; visitedAt: Date }

/**
 * Notes a visit for the applicant while the link still opens: false when it does not. The row of the application
 * cannot go in between.
 */
export async function noteVisit(db: Db, token: FileToken, today: CalendarDate, visit: Visit): Promise<boolean> {
  const noted = await db
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
  return noted !== undefined
}

export type TenantOfFile = {
  id: string
  tenantType: TenantType
  firstName: string
  lastName: string
  situation: Situation | null
  monthlyIncome: Cents | null
  incomes: { kind: IncomeKind; monthlyIncome: Cents }[]
  guarantors: GuarantorOfFile[]
}
export type GuarantorOfFile = {
  id: string
  kind: GuarantorKind | null
  firstName: string | null
  lastName: string | null
  name: string | null
  monthlyIncome: Cents | null
}

const incomes = sql<TenantOfFile['incomes']>`(select coalesce(json_agg(json_build_object('kind', kind,
    'monthlyIncome', monthly_cents) order by position), '[]')
  from tenant_income where tenant_id = tenant.id)`

const guarantors = sql<GuarantorOfFile[]>`(select coalesce(json_agg(json_build_object('id', id, 'kind', kind,
    'firstName', first_name, 'lastName', last_name, 'name', name, 'monthlyIncome', monthly_income_cents)
    order by created_at, id), '[]')
  from guarantor where tenant_id = tenant.id)`

export const listTenants = (db: Db, fileId: RentalFileId): Promise<TenantOfFile[]> =>
  db
    .selectFrom('tenant')
    .where('rentalFileId', '=', fileId)
    .orderBy('position')
    .select([
      'id',
      'tenantType',
      sql<string>`coalesce(first_name, '')`.as('firstName'),
      sql<string>`coalesce(last_name, '')`.as('lastName'),
      'situation',
      sql<Cents | null>`monthly_income_cents`.as('monthlyIncome'),
      incomes.as('incomes'),
      guarantors.as('guarantors'),
    ])
    .execute()

/** Never its name: that is its owner's alone. */
export type DocumentOfFile = {
  id: DocumentId
  /** Of a tenant or a guarantor. */
  holderId: string
  category: DocumentCategory
  pages: number
  size: number
  checkedAt: Date | null
}

/** What the team accepted, oldest first: nobody sees what was not checked. */
export const listDocuments = (db: Db, fileId: RentalFileId): Promise<DocumentOfFile[]> =>
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
      sql<string>`coalesce(document.guarantor_id, document.tenant_id)`.as('holderId'),
      'category',
      'pages',
      'size',
      'checkedAt',
    ])
    .execute()
