import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { ViewingLinkId } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import { type DocumentKind, taxNoticeKinds } from '@bailclair/domain/document/accepted-documents.rules.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { FileVisitKind } from '@bailclair/domain/file-access/file-visit.schema.ts'
import { listShown, without } from '@bailclair/domain/rental-file/field-views.schema.ts'
import { guarantorFields, tenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RentalFileId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import type { Db } from '#platform/database/db.ts'
import type { Reader } from './reader.ts'

/** The application that the reader may open now. Every query starts here. */
const openTo = (db: Db, reader: Reader, now: Date) => {
  const open = db
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .where(sql<SqlBool>`is_access_open(application, ${todayInParis(now)})`)
  return 'ownerId' in reader
    ? open.where('application.id', '=', reader.applicationId).where('property.ownerId', '=', reader.ownerId)
    : open.where('application.id', '=', openLink(db, reader.linkId, now).select('applicationId'))
}

const openLink = (db: Db, id: ViewingLinkId, now: Date) =>
  db
    .selectFrom('viewingLink')
    .where('viewingLink.id', '=', id)
    .where('viewingLink.revokedAt', 'is', null)
    .where('viewingLink.expiresAt', '>', now)

/** What the reader sees now, and for which property. Undefined unless it opens. */
export async function findOpenFile(db: Db, reader: Reader, now: Date) {
  const row = await openTo(db, reader, now)
    .innerJoin('rentalFile', 'rentalFile.id', 'application.rentalFileId')
    .select([
      sql<ApplicationId>`application.id`.as('applicationId'),
      sql<RentalFileId>`rental_file.id`.as('rentalFileId'),
      'property.ownerId',
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

/**
 * Records a visit for the applicant, once for a kind and an hour. Undefined when the file does not open. The application
 * cannot be deleted in between.
 */
export async function recordVisit(db: Db, reader: Reader, visit: Visit): Promise<{ isFirst: boolean } | undefined> {
  const { kind, hour, visitedAt } = visit
  const access = openTo(db, reader, visitedAt).select('application.id').forKeyShare('application')
  const recorded = sql`${kind}::file_visit_kind, ${hour}::timestamptz, ${visitedAt}::timestamptz`
  const insert =
    'ownerId' in reader
      ? sql`insert into file_visit (application_id, kind, hour, visited_at) select id, ${recorded} from access
          on conflict do nothing returning 1`
      : sql`insert into viewing_link_visit (viewing_link_id, kind, hour, visited_at)
          select ${reader.linkId}::uuid, ${recorded} from access on conflict do nothing returning 1`
  const opening =
    'linkId' in reader && kind === 'VIEW'
      ? sql`, opening as (update viewing_link set openings = openings + 1
          where id = ${reader.linkId} and exists (select from access))`
      : sql``
  const { rows } = await sql<{ isFirst: boolean }>`with access as (${access}), visit as (${insert}) ${opening}
    select exists (select from visit) as is_first from access`.execute(db)
  return rows[0]
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
  documents(db, sql`select id from tenant where rental_file_id = ${fileId}`)
    .where('document.status', '=', 'ACCEPTED')
    .execute()

/** What a tenant and their guarantors gave: what owners see once the team has accepted it. */
export const listGivenDocuments = (db: Db, tenantId: TenantId) =>
  documents(db, sql`select ${tenantId}::uuid`).where('document.status', '<>', 'DECLINED').execute()

/** Of tenants and their guarantors. Arrays, because PostgreSQL uses no index for an `or` of subqueries. */
const documents = (db: Db, tenants: RawBuilder<unknown>) =>
  db
    .selectFrom('document')
    .where(
      sql<SqlBool>`(document.tenant_id = any(array(${tenants}))
        or document.guarantor_id = any(array(select id from guarantor where tenant_id in (${tenants}))))`,
    )
    .orderBy('document.createdAt')
    .orderBy('document.id')
    .select([
      sql<DocumentId>`document.id`.as('id'),
      // a guarantor's or a tenant's
      sql<string>`coalesce(document.guarantor_id, document.tenant_id)`.as('holderId'),
      'category',
      sql<DocumentKind | null>`document.kind`.as('kind'),
      'pages',
      'size',
      'checkedAt',
      // of a tax notice whose signed code is valid and says the same as its page
      sql<Date | null>`case when document.kind in (${sql.join(taxNoticeKinds)}) and code_result = 'SIGNED_AND_VALID'
        and code_kind = 'TAX_NOTICE' and code_matches_page then code_checked_at end`.as('signatureCheckedAt'),
      'document.status',
    ])

/** Without its file name, which is for its owner alone. */
export type DocumentOfFile = Awaited<ReturnType<typeof listDocuments>>[number]
