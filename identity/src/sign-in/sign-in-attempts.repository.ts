import type { Db } from '#platform/database/database.ts'

export type Attempt = { key: Buffer; freeFailures: number; maxWaitSeconds: number }

/** A count is reset so many of its longest waits after the last failure: waiting never makes guesses free again. */
const waitsToForget = 15

/**
 * Counts the attempt as failed before the password is checked, so that parallel attempts all count. Attempts during a
 * wait do not count. Returns the seconds to wait, 0 when the attempt may go on.
 */
export async function countAttempt(db: Db, { key, freeFailures, maxWaitSeconds }: Attempt): Promise<number> {
  const [row] = await db.query<{ wait: number }>(
    `with before as (select retry_at from sign_in_attempt where key = $1 and forgotten_at > now() for update),
      counted as (
        insert into sign_in_attempt as attempt (key, failures, retry_at, forgotten_at)
          select $1, 1, now(), now() + make_interval(secs => $4)
          where not exists (select from before where retry_at > clock_timestamp())
        on conflict (key) do update set
          failures = case when attempt.forgotten_at <= now() then 1 else attempt.failures + 1 end,
          retry_at = now() + make_interval(secs => case
            when attempt.forgotten_at <= now() or attempt.failures + 1 < $2 then 0
            else least(power(2, least(attempt.failures + 1 - $2, 20)), $3) end),
          forgotten_at = excluded.forgotten_at)
      select ceil(extract(epoch from retry_at - clock_timestamp()))::integer as wait
        from before where retry_at > clock_timestamp()`,
    [key, freeFailures, maxWaitSeconds, waitsToForget * maxWaitSeconds],
  )
  return row?.wait ?? 0
}

/** After a right password the count starts again. */
export async function resetAttempts(db: Db, key: Buffer): Promise<void> {
  await db.query('delete from sign_in_attempt where key = $1', [key])
}

/** Takes back one count; earlier failures stay. */
export async function uncountAttempt(db: Db, key: Buffer): Promise<void> {
  await db.query('update sign_in_attempt set failures = greatest(failures - 1, 0), retry_at = now() where key = $1', [
    key,
  ])
}

export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await db.query('delete from sign_in_attempt where forgotten_at <= now()')
}
