import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, OwnerId, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import {
  findOfOwner,
  findOfTenant,
  lockOfOwner,
  lockOfTenant,
  type OwnersApplication,
  type TenantsApplication,
} from './own-application.repository.ts'

export type { OwnersApplication, TenantsApplication } from './own-application.repository.ts'

type Needs = Pick<Deps, 'clock'>
type Account = Pick<TenantAccount, 'issuer' | 'subject'>

/** An application on a property of the owner; what is foreign looks like what is missing. */
export const getApplicationOfOwner = async (
  { clock }: Needs,
  db: Db,
  ownerId: OwnerId,
  id: ApplicationId,
): Promise<OwnersApplication> => found(await findOfOwner(db, ownerId, id, todayInParis(clock())))

/** Other changes of it wait for the end of the transaction. */
export const lockApplicationOfOwner = async (
  { clock }: Needs,
  tx: Db,
  ownerId: OwnerId,
  id: ApplicationId,
): Promise<OwnersApplication> => found(await lockOfOwner(tx, ownerId, id, todayInParis(clock())))

/** Those that are still there, locked in one order for all callers, so that two of them do not wait for each other. */
export async function lockApplicationsOfOwner(
  { clock }: Needs,
  tx: Db,
  ownerId: OwnerId,
  ids: readonly ApplicationId[],
): Promise<OwnersApplication[]> {
  const locked: OwnersApplication[] = []
  for (const id of [...new Set(ids)].toSorted()) {
    const application = await lockOfOwner(tx, ownerId, id, todayInParis(clock()))
    if (application) locked.push(application)
  }
  return locked
}

/** An application with a file that the account is a tenant of, and which tenant they are. */
export const getApplicationOfTenant = async (
  { clock }: Needs,
  db: Db,
  account: Account,
  id: ApplicationId,
): Promise<TenantsApplication> => found(await findOfTenant(db, account, id, todayInParis(clock())))

export const lockApplicationOfTenant = async (
  { clock }: Needs,
  tx: Db,
  account: Account,
  id: ApplicationId,
): Promise<TenantsApplication> => found(await lockOfTenant(tx, account, id, todayInParis(clock())))

function found<T>(application: T | undefined): T {
  if (!application) throw new AppError('ApplicationNotFound')
  return application
}

/** Their tenant area is an authority's own (decision 18): nothing but mail reaches them. */
export function assertInTenantArea({ isExternal }: Pick<OwnersApplication, 'isExternal'>): void {
  if (isExternal) throw new AppError('ApplicantElsewhere')
}
