import { firstOfMany, mostInWhole } from '@bailclair/domain/application/application-list.contract.ts'
import type { ApplicationId, ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import type { FileToken } from '@bailclair/domain/complete-file/file-token.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { findVisibleFile } from '@bailclair/domain/rental-file/visible-file.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, OwnerId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lookUp, openStoredToken } from '#platform/token/token-columns.ts'
import type { TokenKeyring } from '#platform/token/token-keyring.ts'
import { type ApplicationCounts, countOf, countOn } from './application-count.repository.ts'
import type { ApplicationFilter } from './application-filter.repository.ts'
import {
  findIdByToken,
  findOne,
  type ListedApplication,
  listByIds,
  listWhole,
  type OwnerValues,
  readAll,
} from './application-list.repository.ts'
import { listPlaces } from './application-page.repository.ts'

export type { ApplicationCounts } from './application-count.repository.ts'
export type { ApplicationFilter } from './application-filter.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'tokens'>

/**
 * The applications on an owner's property, latest first, as the owner may see them today, and how many there are. Of more
 * than a screen can sort and filter, the first of the list that is paged.
 */
export async function listApplications({ db, clock, tokens }: Needs, ownerId: OwnerId, property: PropertyId) {
  const today = todayInParis(clock())
  const whole = await listWhole(db, { ownerId, today, propertyId: property, most: mostInWhole })
  // nothing is listed of too many
  const counts = whole.length === 0 ? await countOn(db, { ownerId, property, today }) : undefined
  const listed = counts && counts.live > 0 ? await listFirst(db, { ownerId, property, today }) : whole
  return { counts, rows: listed.map((application) => toRow(tokens, application)).filter((row) => row !== undefined) }
}

async function listFirst(db: Db, { ownerId, property, today }: OwnerValues & { property: PropertyId }) {
  const places = await listPlaces(db, { ownerId, today, filter: { property }, limit: firstOfMany })
  return listByIds(db, { ownerId, today, ids: places.map(({ id }) => id) })
}

/**
 * The same for all properties of an owner, in the order of their list, or for what a filter finds. `db` is a
 * transaction. Without `tokens` the links to the files stay sealed.
 */
export async function* streamApplications(
  { db, clock, tokens }: Pick<Needs, 'db' | 'clock'> & { tokens?: TokenKeyring },
  ownerId: OwnerId,
  filter: ApplicationFilter = {},
) {
  for await (const rows of readAll(db, { ownerId, filter, today: todayInParis(clock()) }))
    for (const application of rows) {
      const row = toRow(tokens, application)
      const { propertyId, propertyName, rentCost, chargesCost } = application
      if (row) yield { propertyId, propertyName, rentCost, chargesCost, row }
    }
}

/** One row of an owner's list, and its property. */
export async function getApplication({ db, clock, tokens }: Needs, ownerId: OwnerId, id: ApplicationId) {
  const found = await findOne(db, { ownerId, id, today: todayInParis(clock()) })
  const row = found && toRow(tokens, found)
  if (!row) throw new AppError('ApplicationNotFound')
  return { row, propertyId: found.propertyId, propertyName: found.propertyName }
}

export async function getApplicationId(
  { db, tokens }: Pick<Deps, 'db' | 'tokens'>,
  ownerId: OwnerId,
  token: FileToken,
) {
  const id = await findIdByToken(db, ownerId, lookUp(tokens, 'application', token))
  if (!id) throw new AppError('ApplicationNotFound')
  return id
}

export const countApplications = (
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  ownerId: OwnerId,
): Promise<ReadonlyMap<PropertyId, ApplicationCounts>> => countOf(db, ownerId, todayInParis(clock()))

/** Names each field, because spreading 50,000 rows would cost as much as reading them. */
export function toRow(tokens: TokenKeyring | undefined, application: ListedApplication): ApplicationRow | undefined {
  const { id, accessEndsOn, isPaused, status, applicationType, totalGuarantorIncome, isExternal } = application
  const { token: clear, tokenSealed: sealed, tokenKeyId: keyId } = application
  const isOpen = clear !== null || sealed !== null
  const file = {
    status,
    applicationType,
    lastUpdateDate: application.lastUpdateAt.toISOString(),
    tenants: application.tenants.map(({ firstName, lastName, tenantType, income }) =>
      income === null ? { firstName, lastName, tenantType } : { firstName, lastName, tenantType, salary: income },
    ),
    totalSalary: application.totalIncome ?? 0,
    ...(totalGuarantorIncome !== null && { totalGuarantorSalary: totalGuarantorIncome }),
    token: isOpen && tokens ? openStoredToken(tokens, 'application', { clear, sealed, keyId }) : '',
    ...(isExternal && { external: true as const }),
  }
  // the query has already decided: it returns the token only with the figures
  const apartmentSharing = findVisibleFile(file, isOpen)
  return (
    apartmentSharing && {
      id,
      createdAt: application.createdAt.toISOString(),
      accessEndsOn,
      ...(isPaused && { paused: true as const }),
      ...(application.isNew && { isNew: true as const }),
      stage: application.stage,
      ...(application.wish !== null && { wish: application.wish }),
      ...(application.entryDate !== null && { entryDate: application.entryDate }),
      apartmentSharing,
    }
  )
}
