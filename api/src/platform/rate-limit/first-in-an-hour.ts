import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'
import { consumeRateLimit } from './consume-rate-limit.ts'

/** Whether nobody, at any instance, asked for the same purpose and account within an hour. */
export async function isFirstInAnHour(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  purpose: string,
  account: string,
): Promise<boolean> {
  // not multiplied on one machine: one an hour is enough everywhere
  const config = { ...deps.config, ONE_MACHINE_BUDGET_FACTOR: 1 }
  try {
    await consumeRateLimit({ ...deps, config }, { purpose, key: { account }, limit: 1, windowSeconds: 3_600 })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'TooManyRequests') return false
    throw error
  }
}
