import { daysBefore, periods } from '@bailclair/domain/retention/periods.rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { purgeOf } from '#platform/database/rows.ts'

type Device = { account: Buffer; device: Buffer; seenOn: string }

/** `isFirst`: the account has never been used with any device. */
export async function rememberDevice(db: Db, { account, device, seenOn }: Device) {
  const { rows } = await sql<{ isNew: boolean; isFirst: boolean }>`
    with before as (select count(*) as devices, count(*) filter (where device = ${device}) as same
        from known_device where account = ${account}),
      kept as (insert into known_device (account, device, seen_on) values (${account}, ${device}, ${seenOn}::date)
        on conflict (account, device) do update set seen_on = excluded.seen_on
          where known_device.seen_on < excluded.seen_on
        returning (xmax = 0) as is_inserted)
    select same = 0 and coalesce((select is_inserted from kept), false) as is_new, devices = 0 as is_first
      from before`.execute(db)
  return rows[0] ?? { isNew: false, isFirst: false }
}

export async function forgetDevices(db: Db, account: Buffer): Promise<void> {
  await db.deleteFrom('knownDevice').where('account', '=', account).execute()
}

/** The latest device of an account stays, so that the next one still counts as new. */
export const unusedDevices = purgeOf(
  'knownDevice',
  (now) => sql<boolean>`seen_on < ${daysBefore(now, periods.unusedDeviceDays)}::date and exists (
    select from known_device as newer where newer.account = known_device.account and newer.seen_on > known_device.seen_on)`,
)
