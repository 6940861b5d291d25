import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { ShownStatus } from '@bailclair/domain/application/consent-scope.rules.ts'
import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { ApplicationType, TenantType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { type Expression, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { OwnerId } from '#deps.ts'
import { money } from '#platform/database/columns.ts'
import { readByCursor } from '#platform/database/cursor.repository.ts'
import type { Db } from '#platform/database/db.ts'
import { type Placeholders, prepareQuery } from '#platform/database/prepared-query.ts'
import { hasApplicationToken } from '#platform/token/token.repository.ts'
import type { TokenLookup } from '#platform/token/token-columns.ts'
import { isTallied } from './application-count.repository.ts'
import { type ApplicationFilter, matchesFilter } from './application-filter.repository.ts'
import { isNew, shownStatusOf } from './row-status.repository.ts'

/** What an owner may know of an application today: what they may not know has not left the database. */
export type ListedApplication = {
  id: ApplicationId
  createdAt: Date
  accessEndsOn: CalendarDate
  isPaused: boolean
  isNew: boolean
  stage: Stage
  /** As the owner may know it: whether a file is verified is a part of it. */
  status: ShownStatus
  wish: string | null
  entryDate: CalendarDate | null
  applicationType: ApplicationType
  lastUpdateAt: Date
  tenants: { firstName: string; lastName: string; tenantType: TenantType; income: number | null }[]
  /** Null, like the incomes above and what follows, unless the file is VALIDATED and the access lasts and is not paused (decision 6). */
  totalIncome: number | null
  totalGuarantorIncome: number | null
  token: string | null
  tokenSealed: Buffer | null
  tokenKeyId: string | null
  isExternal: boolean
}

export type OwnerValues = { ownerId: OwnerId; today: CalendarDate }
type ListValues = OwnerValues & { propertyId: PropertyId; most: number }
type OneValues = OwnerValues & { id: ApplicationId }

/** Before the file is shared, when it changes is not the owner's business either. */
const lastUpdate = sql<Date>`case when consent_scope = 'CONTACT' then consented_at else last_update_at end`

/** The columns get their names in the database: renaming them here copies each row, 0.1 s for 50,000 of them. */
const selectListed = (db: Db, { ownerId, today }: Placeholders<OwnerValues>) =>
  db
    .selectFrom('property')
    .innerJoin('application', 'application.propertyId', 'property.id')
    .innerJoin('rentalFile', 'rentalFile.id', 'application.rentalFileId')
    .crossJoinLateral(() =>
      db.selectNoFrom(sql<boolean>`is_access_open(application, ${today})`.as('isOpen')).as('access'),
    )
    .where('property.ownerId', '=', ownerId)
    .where('status', '<>', sql.lit('ARCHIVED' as const))
    .where('purgedOn', '>', today)
    .select((row) => {
      const ifOpen = <T>(value: Expression<T>) => row.case().when(row.ref('isOpen')).then(value).end()
      const tenants = row
        .selectFrom('tenant')
        .whereRef('tenant.rentalFileId', '=', 'rentalFile.id')
        .select(({ fn, ref }) =>
          fn
            .jsonAgg(
              jsonBuildObject({
                firstName: fn.coalesce(ref('firstName'), sql.lit('')),
                lastName: fn.coalesce(ref('lastName'), sql.lit('')),
                tenantType: ref('tenantType'),
                income: ifOpen(ref('monthlyIncomeCents')),
              }),
            )
            .orderBy('position')
            .as('people'),
        )
      return [
        'application.id',
        row.ref('application.createdAt').as<'createdAt'>(sql.raw('"createdAt"')),
        row.ref('accessEndsOn').as<'accessEndsOn'>(sql.raw('"accessEndsOn"')),
        row('pausedAt', 'is not', null).as<'isPaused'>(sql.raw('"isPaused"')),
        isNew(today).as<'isNew'>(sql.raw('"isNew"')),
        'application.stage',
        shownStatusOf(sql.ref('status')).as('status'),
        row.case().when('accessEndsOn', '>=', today).then(row.ref('application.wish')).end().as('wish'),
        row
          .case()
          .when('accessEndsOn', '>=', today)
          .then(row.ref('application.entryDate'))
          .end()
          .as<'entryDate'>(sql.raw('"entryDate"')),
        row.ref('applicationType').as<'applicationType'>(sql.raw('"applicationType"')),
        lastUpdate.as<'lastUpdateAt'>(sql.raw('"lastUpdateAt"')),
        tenants.as('tenants'),
        ifOpen(row.ref('totalIncomeCents')).as<'totalIncome'>(sql.raw('"totalIncome"')),
        ifOpen(row.ref('totalGuarantorIncomeCents')).as<'totalGuarantorIncome'>(sql.raw('"totalGuarantorIncome"')),
        ifOpen(row.ref('application.token')).as('token'),
        ifOpen(row.ref('tokenSealed')).as<'tokenSealed'>(sql.raw('"tokenSealed"')),
        ifOpen(row.ref('tokenKeyId')).as<'tokenKeyId'>(sql.raw('"tokenKeyId"')),
        row('source', '=', sql.lit('EXTERNAL' as const)).as<'isExternal'>(sql.raw('"isExternal"')),
      ]
    })

/** With the property that it is on. */
export type PlacedApplication = ListedApplication & {
  propertyId: PropertyId
  propertyName: string | null
  rentCost: number | null
  chargesCost: number | null
}

const selectPlaced = (db: Db, values: Placeholders<OwnerValues>) =>
  selectListed(db, values).select((row) => [
    row.ref('property.id').as<'propertyId'>(sql.raw('"propertyId"')),
    row.ref('property.name').as<'propertyName'>(sql.raw('"propertyName"')),
    row.ref('rentCents').as<'rentCost'>(sql.raw('"rentCost"')),
    row.ref('chargesCents').as<'chargesCost'>(sql.raw('"chargesCost"')),
  ])

/** PostgreSQL reads this condition first, and no application if it is false. */
const isShort = ({ ownerId, propertyId, today, most }: Placeholders<ListValues>) => sql<boolean>`(
  select coalesce(sum(amount), 0) from application_tally where owner_id = ${ownerId} and property_id = ${propertyId}
    and purged_on > ${today} and ${isTallied}) <= ${most}`

const selectWhole = prepareQuery((db, values: Placeholders<ListValues>) =>
  selectListed(db, values)
    .where('property.id', '=', values.propertyId)
    .where(isShort(values))
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id'),
)

const selectOne = prepareQuery((db, values: Placeholders<OneValues>) =>
  selectListed(db, values)
    .where('application.id', '=', values.id)
    .select((row) => [
      row.ref('property.id').as<'propertyId'>(sql.raw('"propertyId"')),
      row.ref('property.name').as<'propertyName'>(sql.raw('"propertyName"')),
    ]),
)

/** All applications on a property, latest first; none if there are more than `most`. */
export async function listWhole(db: Db, values: ListValues): Promise<ListedApplication[]> {
  const rows = (await selectWhole(db.withoutPlugins(), values)) as ListedApplication[]
  for (const row of rows) readAmounts(row)
  return rows
}

const selectPlacesByIds = prepareQuery((db, values: Placeholders<OwnerValues & { ids: readonly ApplicationId[] }>) =>
  selectPlaced(db, values).where(sql<boolean>`application.id = any(${values.ids})`),
)

/** In the order of the ids; without those that have gone meanwhile. */
export async function listByIds(db: Db, values: OwnerValues & { ids: readonly ApplicationId[] }) {
  const rows = (await selectPlacesByIds(db.withoutPlugins(), values)) as unknown as PlacedApplication[]
  for (const row of rows) readPlaced(row)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return values.ids.flatMap((id) => byId.get(id) ?? [])
}

/** The applications of an owner that a filter finds: property by property, oldest first, as `readProperties`. */
export async function* readAll(
  tx: Db,
  { ownerId, filter, ...values }: OwnerValues & { filter: ApplicationFilter },
): AsyncGenerator<PlacedApplication[]> {
  const today = sql.val(values.today)
  const query = selectPlaced(tx, { ownerId: sql.val(ownerId), today })
    .where(matchesFilter(filter, today))
    .orderBy('property.createdAt')
    .orderBy('property.id')
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id')
  for await (const batch of readByCursor(tx, query)) {
    const rows = batch as unknown as PlacedApplication[]
    for (const row of rows) readPlaced(row)
    yield rows
  }
}

export type FoundApplication = ListedApplication & { propertyId: PropertyId; propertyName: string | null }

/** Undefined unless it is in a list of the owner today. */
export async function findOne(db: Db, values: OneValues): Promise<FoundApplication | undefined> {
  const [row] = (await selectOne(db.withoutPlugins(), values)) as FoundApplication[]
  if (row) readAmounts(row)
  return row
}

/** In place: copying 50,000 rows would cost as much as reading them. */
function readPlaced(row: PlacedApplication) {
  readAmounts(row)
  row.rentCost = money.fromColumn(row.rentCost)
  row.chargesCost = money.fromColumn(row.chargesCost)
}

function readAmounts(row: ListedApplication) {
  row.totalIncome = money.fromColumn(row.totalIncome)
  row.totalGuarantorIncome = money.fromColumn(row.totalGuarantorIncome)
  for (const tenant of row.tenants) tenant.income = money.fromColumn(tenant.income)
}

/** For links of old mails, whatever the state of the access. */
export async function findIdByToken(db: Db, ownerId: OwnerId, token: TokenLookup): Promise<ApplicationId | undefined> {
  const row = await db
    .selectFrom('application')
    .innerJoin('property', 'property.id', 'application.propertyId')
    .where(hasApplicationToken(token))
    .where('property.ownerId', '=', ownerId)
    .select('application.id')
    .executeTakeFirst()
  return row?.id as ApplicationId | undefined
}
