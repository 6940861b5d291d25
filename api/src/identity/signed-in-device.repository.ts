import type { BrowserName, SystemName } from '@bailclair/domain/identity/browser-kind.rules.ts'
import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'

export type SignedInDevice = {
  sid: string
  account: Buffer
  browser: BrowserName | null
  system: SystemName | null
  country: string | null
  seenAt: Date
}

/** The first call of a session counts, whichever instance it reaches. */
export async function insertDevice(db: Db, device: SignedInDevice): Promise<void> {
  await db
    .insertInto('signedInDevice')
    .values(device)
    .onConflict((conflict) => conflict.column('sid').doNothing())
    .execute()
}

type Described = Pick<SignedInDevice, 'sid' | 'browser' | 'system' | 'country'>

export const listDevices = (db: Db, account: Buffer): Promise<Described[]> =>
  db
    .selectFrom('signedInDevice')
    .select(['sid', 'browser', 'system', 'country'])
    .where('account', '=', account)
    .$narrowType<Pick<SignedInDevice, 'browser' | 'system'>>()
    .execute()

export async function forgetSignedInDevices(db: Db, account: Buffer): Promise<void> {
  await db.deleteFrom('signedInDevice').where('account', '=', account).execute()
}

export const endedDevices = purgeOf(
  'signedInDevice',
  (now) => sql<boolean>`seen_at < ${daysBefore(now, periods.signedInDeviceDays)}`,
)
