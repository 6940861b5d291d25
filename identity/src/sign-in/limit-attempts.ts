import { createHmac } from 'node:crypto'
import { networkOf } from '@bailclair/server-kit/network/network.ts'
import type { Deps } from '#deps.ts'
import type { RealmName } from '#realm/realm-names.ts'
import { countAttempt, resetAttempts, uncountAttempt } from './sign-in-attempts.repository.ts'

export type Attempt = {
  realm: RealmName
  address: string
  /** What is guessed, and of whom: each has its own count. */
  target: readonly string[]
  maxWaitSeconds?: number
}
/** For passwords: long enough to make guessing hopeless, short enough not to lock anybody out. */
const passwordWaitSeconds = 60
/** For codes of six digits, which are fewer: at 4 an hour, a year of guessing finds one in ten accounts. */
export const codeWaitSeconds = 900
/** `by`: whose failures were too many. In seconds. */
export type Wait = { retryAfter: number; by: 'network' | 'target' }

/**
 * The wait grows with the failures of the target and of the network. An attempt counts as failed until it is right, so
 * that parallel ones all count; one during a wait does not count.
 */
export async function limitAttempts<T extends { isRight: boolean }>(
  deps: Pick<Deps, 'db' | 'config'>,
  { realm, address, target, maxWaitSeconds = passwordWaitSeconds }: Attempt,
  attempt: () => Promise<T>,
): Promise<T | Wait> {
  const { db, config } = deps
  const network = pseudonym(deps, [realm, 'network', networkOf(address)])
  const targeted = pseudonym(deps, [realm, ...target])
  const networkWait = await countAttempt(db, {
    key: network,
    freeFailures: config.SIGN_IN_FREE_FAILURES_PER_NETWORK,
    maxWaitSeconds: passwordWaitSeconds,
  })
  if (networkWait > 0) return { retryAfter: networkWait, by: 'network' }
  const targetWait = await countAttempt(db, {
    key: targeted,
    freeFailures: config.SIGN_IN_FREE_FAILURES,
    maxWaitSeconds,
  })
  if (targetWait > 0) {
    await uncountAttempt(db, network)
    return { retryAfter: targetWait, by: 'target' }
  }
  const result = await attempt()
  if (result.isRight) {
    await resetAttempts(db, targeted)
    await uncountAttempt(db, network)
  }
  return result
}

/** A keyed hash, because all IPv4 addresses can be tried against a plain one. */
const pseudonym = ({ config }: Pick<Deps, 'config'>, parts: string[]): Buffer =>
  createHmac('sha256', config.PSEUDONYM_KEY).update(JSON.stringify(parts)).digest()
