import type { Inactivity } from '@bailclair/domain/retention/inactivity.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { sql } from 'kysely'
import type { OwnerId, ProfileId } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import type { Page } from '#platform/jobs/define-sweep.ts'

type Person = Inactivity & { issuer: string; subject: string; email: string; language: Language }
export type InactiveOwner = Person & { id: OwnerId }
export type InactiveTenant = Person & { id: ProfileId }

const shared = [
  'issuer',
  'subject',
  'email',
  'language',
  'inactivityWarnings as warnings',
  'inactivityWarnedOn as warnedOn',
] as const

/** Without any sign-in, the creation of the row counts. An index has this expression. */
const silentSince = sql<CalendarDate>`coalesce(last_sign_in_on, (created_at at time zone 'Europe/Paris')::date)`

const owners = (db: Db) =>
  db.selectFrom('owner').select([sql<OwnerId>`id`.as('id'), ...shared, silentSince.as('lastSignInOn')])

/** Owners without a sign-in since a day. */
export const listInactiveOwners = (db: Db, until: CalendarDate, { after, limit }: Page): Promise<InactiveOwner[]> =>
  owners(db)
    .where(silentSince, '<=', until)
    .where(sql<boolean>`(${silentSince}, id) > (${after.at}::date, ${after.id}::uuid)`)
    .orderBy(silentSince)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The row lock makes a sign-in wait until the transaction ends. */
export const lockInactiveOwner = (tx: Db, id: OwnerId): Promise<InactiveOwner | undefined> =>
  owners(tx).where('id', '=', id).forUpdate().executeTakeFirst()

const tenants = (db: Db) =>
  db.selectFrom('tenantProfile').select([sql<ProfileId>`id`.as('id'), ...shared, 'lastSignInOn'])

export const listInactiveTenants = (db: Db, until: CalendarDate, { after, limit }: Page): Promise<InactiveTenant[]> =>
  tenants(db)
    .where('lastSignInOn', '<=', until)
    .where(sql<boolean>`(last_sign_in_on, id) > (${after.at}::date, ${after.id}::uuid)`)
    .orderBy('lastSignInOn')
    .orderBy('id')
    .limit(limit)
    .execute()

export const findInactiveTenant = (db: Db, id: ProfileId): Promise<InactiveTenant | undefined> =>
  tenants(db).where('id', '=', id).executeTakeFirst()

export const lockInactiveTenant = (tx: Db, id: ProfileId): Promise<InactiveTenant | undefined> =>
  tenants(tx).where('id', '=', id).forUpdate().executeTakeFirst()

type Warning = { warnings: 1 | 2; today: CalendarDate }

export async function recordWarning(
  tx: Db,
  table: 'owner' | 'tenantProfile',
  id: string,
  { warnings, today }: Warning,
): Promise<void> {
  const told = { inactivityWarnings: warnings, inactivityWarnedOn: today }
  await tx.updateTable(table).set(told).where('id', '=', id).execute()
}
