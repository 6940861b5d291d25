import { createHmac } from 'node:crypto'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { isLoopback, networkOf } from '@bailclair/server-kit/network/network.ts'
import type { Deps } from '#deps.ts'
import type { Config } from '#platform/config/environment.ts'
import { countRequest } from './rate-limit.repository.ts'

/** Whose budget: a visitor's network, given by the address of the call, or an account, given by what identifies it. */
export type RateLimitKey = { network: string } | { account: string }

type RateLimit = {
  /** What is limited: each purpose has a count of its own. */
  purpose: string
  key: RateLimitKey
  limit: number
  windowSeconds: number
}

/**
 * Takes one unit of a budget that all instances share, or fails with 429 and the seconds until it is full again.
 * Call it with the `db` of `Deps`, not with a transaction: work that is rolled back was still asked for.
 */
export async function consumeRateLimit(deps: Pick<Deps, 'db' | 'clock' | 'config'>, budget: RateLimit): Promise<void> {
  const limit = budget.limit * generosity(deps.config, budget.key)
  const now = deps.clock()
  const { spent, resetsAt } = await countRequest(deps.db, {
    key: pseudonym(deps.config, budget),
    limit,
    now,
    resetsAt: new Date(now.getTime() + budget.windowSeconds * 1_000),
  })
  if (spent > limit) throw new AppError('TooManyRequests', { retryAfter: (resetsAt.getTime() - now.getTime()) / 1_000 })
}

/** Decision 43: a demonstration must not lock itself out. On one machine every account is used from loopback. */
function generosity(config: Config, key: RateLimitKey): number {
  const isAtHome = 'network' in key ? isLoopback(key.network) : true
  return config.BAILCLAIR_MODE === 'one-machine' && isAtHome ? config.ONE_MACHINE_BUDGET_FACTOR : 1
}

/** Keyed: there are so few IPv4 addresses that a plain hash of one is the address itself. */
function pseudonym({ PSEUDONYM_KEY }: Pick<Config, 'PSEUDONYM_KEY'>, { purpose, key }: RateLimit): Buffer {
  const whose = 'network' in key ? ['network', networkOf(key.network)] : ['account', key.account]
  return createHmac('sha256', PSEUDONYM_KEY)
    .update(JSON.stringify([purpose, ...whose]))
    .digest()
}
