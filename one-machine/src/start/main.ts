import { parseArgs } from 'node:util'
import { findDataFolder } from '#data-folder.ts'
import { projectRoot } from '#project.ts'
import { start, stopRequested } from './start.ts'

const usage = `npm start [-- --fresh]

  --fresh        forgets everything that earlier starts stored
  PORT_BASE      first of the ports, 3000 by default: PORT_BASE=4000 npm start
  DATABASE_URL   a PostgreSQL of yours in place of the bundled one
  DATA_DIR       where to keep database, mails and logs, .data by default`

try {
  const options = { fresh: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ options })
  if (values.help) console.log(usage)
  else await start({ dataDir: findDataFolder(projectRoot), isFresh: values.fresh, env: process.env })
} catch (error) {
  if (error === stopRequested) {
    console.log(stopRequested.message)
    process.exit(0)
  }
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
