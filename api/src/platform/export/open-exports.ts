import type { Logger } from '@bailclair/server-kit/logger.ts'
import { createSlots } from '#platform/account-slots.ts'
import type { Config } from '#platform/config/environment.ts'
import { openDatabase } from '#platform/database/db.ts'
import type { Exports } from './exports-port.ts'

/** Exports take about a second each, so the last of `total` waits less than this for a connection. */
const maxWaitMs = 30_000

export function openExports(config: Config, logger: Logger): Exports & { close: () => Promise<void> } {
  const pool = { name: 'bailclair-exports', size: config.DATABASE_EXPORT_POOL_SIZE, maxWaitMs }
  const { db, close } = openDatabase(config, logger, pool)
  const takeSlot = createSlots({ total: 50, perAccount: 1, refusal: 'ExportUnderWay', retryAfterSeconds: 5 })
  return { db, takeSlot, close }
}
