import { createHmac } from 'node:crypto'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { isLoopback, networkOf } from '@bailclair/server-kit/network/network.ts'
import type { Deps } from '#deps.ts'
import type { Config } from '#platform/config/environment.ts'
import { countRequest, deleteCount } from './rate-limit.repository.ts'

/** A network, from the address of the call, or an account. */
export type RateLimitKey = { network: string } | { account: string }

type RateLimit = {
  /** Each purpose is counted separately. */
  purpose: string
  key: RateLimitKey
  limit: number
  windowSeconds: number
  /** What the caller is told. */
  code?: 'TooManyRequests' | 'TooManyMails'
}

/**
 * Counts one request in a window that all instances share; over the limit, throws 429 with the seconds until it ends.
 * Pass the `db` of `Deps`, not a transaction: a rolled-back request counts too.
 */
export async function consumeRateLimit(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  rateLimit: RateLimit,
): Promise<void> {
  const { limit, windowSeconds, code = 'TooManyRequests' } = rateLimit
  const now = clock()
  const ends = new Date(now.getTime() + windowSeconds * 1_000)
  const { spent, resetsAt } = await countRequest(db, { key: pseudonym(config, rateLimit), now, resetsAt: ends })
  if (spent > limit * limitFactor(config, rateLimit.key))
    throw new AppError(code, { retryAfter: (resetsAt.getTime() - now.getTime()) / 1_000 })
}

/** The next request begins a new window. */
export const resetRateLimit = (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  whose: Pick<RateLimit, 'purpose' | 'key'>,
): Promise<void> => deleteCount(db, pseudonym(config, whose))

/** Decision 43: a demonstration must not lock itself out. In one-machine mode all accounts call from loopback. */
function limitFactor(config: Config, key: RateLimitKey): number {
  const isOneMachineCaller = 'network' in key ? isLoopback(key.network) : true
  return config.BAILCLAIR_MODE === 'one-machine' && isOneMachineCaller ? config.ONE_MACHINE_BUDGET_FACTOR : 1
}

/** A keyed hash, because all IPv4 addresses can be tried against a plain one. */
function pseudonym(
  { PSEUDONYM_KEY }: Pick<Config, 'PSEUDONYM_KEY'>,
  { purpose, key }: Pick<RateLimit, 'purpose' | 'key'>,
): Buffer {
  const whose = 'network' in key ? ['network', networkOf(key.network)] : ['account', key.account]
  return createHmac('sha256', PSEUDONYM_KEY)
    .update(JSON.stringify([purpose, ...whose]))
    .digest()
}
