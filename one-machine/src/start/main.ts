import { parseArgs } from 'node:util'
import { findDataFolder } from '#data-folder.ts'
import { projectRoot } from '#project.ts'
import { start, stopRequested } from './start.ts'

const usage = `npm start [-- --fresh] [-- --empty] [-- --no-services] [-- --seed-owners N --seed-files M]

  --fresh          deletes everything that earlier starts stored
  --empty          makes no demo data
  --no-services    starts no stand-ins for chat, analytics and error reports
  --seed-owners N  adds N owners with properties for benchmarks, and
  --seed-files M   M files that apply to these: 22000 and 374000 take two minutes
  PORT_BASE        first port, 3000 by default: PORT_BASE=4000 npm start
  DATABASE_URL     your own PostgreSQL instead of the bundled one
  DATA_DIR         folder for database, mails and logs, .data by default`

try {
  const flag = { type: 'boolean', default: false } as const
  const amount = { type: 'string', default: '0' } as const
  const options = {
    fresh: flag,
    empty: flag,
    'no-services': flag,
    help: flag,
    'seed-owners': amount,
    'seed-files': amount,
  }
  const { values } = parseArgs({ options })
  if (values.help) console.log(usage)
  else {
    const seed = { owners: count(values['seed-owners']), files: count(values['seed-files']) }
    if (seed.files > 0 && seed.owners === 0) throw new Error('--seed-files needs --seed-owners: files apply to them.')
    const data = { hasDemoData: !values.empty, seed }
    await start({
      dataDir: findDataFolder(projectRoot),
      isFresh: values.fresh,
      hasServices: !values['no-services'],
      data,
      env: process.env,
    })
  }
} catch (error) {
  if (error === stopRequested) {
    console.log(stopRequested.message)
    process.exit(0)
  }
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

function count(text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new Error(`"${text}" is not a number of rows.`)
  return Number(text)
}
