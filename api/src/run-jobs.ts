import { randomBytes } from 'node:crypto'
import { createLogger } from '@bailclair/server-kit/logger.ts'
import { allJobs } from '#all-jobs.ts'
import { openIdentity } from '#identity/identity.gateway.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openJobLease } from '#platform/jobs/job-lease.ts'
import { runJobsCommand } from '#platform/jobs/jobs-command.ts'
import { openTokenKeyring } from '#platform/token/token-keyring.ts'

/** `node api/src/run-jobs.ts [--dry-run]`, with the environment of the API. Logs go to standard error. */
const config = loadConfig(process.env)
const logger = createLogger(config, process.stderr)
const clock = () => new Date()
const { db, close } = openDatabase(config, logger)
const identity = openIdentity({ clock, config, observe: () => undefined })
const lease = openJobLease({ db, logger })
const newToken = () => randomBytes(32).toString('base64url')
const deps = { db, clock, config, logger, identity, newToken, tokens: openTokenKeyring(config) }
try {
  const { text, exitCode } = await runJobsCommand(deps, { jobs: allJobs, lease, args: process.argv.slice(2) })
  console[exitCode === 2 ? 'error' : 'log'](text)
  process.exitCode = exitCode
} finally {
  identity.close()
  await close()
}
