import { Counter } from 'prom-client'
import type { Deps } from '#deps.ts'
import { isFirstInAnHour } from '#platform/rate-limit/first-in-an-hour.ts'
import type { ReachedLimit } from '#platform/rate-limit/reached-limit.ts'
import { recordAudit } from './record-audit.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'metrics'>

const hourMs = 3_600_000
/** Accounts and limits that this instance remembers. */
const maxRemembered = 10_000

/**
 * `Deps.noticeLimit`: one audit entry per account, limit and hour. Further ones cost no query: who sends thousands of
 * calls must not fill the log, nor use the database by being refused.
 */
export function createLimitWatch(deps: Needs): Deps['noticeLimit'] {
  const toldAt = new Map<string, number>()
  const counter = new Counter({
    name: 'limits_reached_total',
    help: 'Calls refused with 429, by kind of caller and error code',
    labelNames: ['access', 'code'],
    registers: [deps.metrics],
  })
  return async ({ access, code, account }) => {
    counter.inc({ access, code })
    if (!account) return
    const key = JSON.stringify([code, account.issuer, account.subject])
    const now = deps.clock().getTime()
    if (now - (toldAt.get(key) ?? -hourMs) < hourMs) return
    if (toldAt.size >= maxRemembered) toldAt.clear()
    toldAt.set(key, now)
    await recordOnce(deps, account, key).catch((err: unknown) => deps.logger.warn({ err }, 'limit not recorded'))
  }
}

async function recordOnce(deps: Needs, account: NonNullable<ReachedLimit['account']>, key: string): Promise<void> {
  if (await isFirstInAnHour(deps, 'limit-entry', key)) await recordAudit(deps, deps.db, account, 'LIMIT_REACHED')
}
