/** What the servers of the product share. The one place of this workspace that knows where it lives. */
export { networkOf } from '../../../api/src/platform/budget/network.ts'
export { inNetworks, isAddress, isNetwork } from '../../../api/src/platform/config/networks.ts'
export { isDatabaseUnavailable, isUnstorableText } from '../../../api/src/platform/database/failures.ts'
export { migrate } from '../../../api/src/platform/database/migrate.ts'
export { pendingMigrations, readMigrations } from '../../../api/src/platform/database/migrations.ts'
export { createDrain } from '../../../api/src/platform/drain.ts'
export { createLogger, type Logger } from '../../../api/src/platform/logger.ts'
export { repeat, type Worker } from '../../../api/src/platform/worker.ts'
