import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findDataFolder } from './data-folder.ts'
import { portBase, portsFrom } from './ports.ts'
import { postgresUrl } from './postgres/postgres.ts'
import { projectRoot } from './project.ts'
import { apiPlan } from './stack/servers.ts'

/**
 * `one-machine/src/command.ts api/src/staff.ts …` runs an operator's command. Without DATABASE_URL, it uses the database
 * and settings of `npm start` on this machine.
 */
const [script = '', ...args] = process.argv.slice(2)
const env = process.env['DATABASE_URL'] ? process.env : { ...process.env, ...environmentHere() }
spawn(process.execPath, [join(projectRoot, script), ...args], { stdio: 'inherit', env }).once('exit', (code) => {
  process.exitCode = code ?? 1
})

function environmentHere() {
  const ports = portsFrom(portBase())
  const dataDir = findDataFolder(projectRoot)
  const databaseUrl = postgresUrl({ dataDir: join(dataDir, 'postgres'), port: ports.postgres })
  return { LOG_LEVEL: 'error', ...apiPlan(ports, dataDir).env, DATABASE_URL: databaseUrl }
}
