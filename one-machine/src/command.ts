import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findDataFolder } from './data-folder.ts'
import { portBase, portsFrom } from './ports.ts'
import { postgresUrl } from './postgres/postgres.ts'
import { projectRoot } from './project.ts'
import { apiPlan, identityPlan } from './stack/servers.ts'

/**
 * `one-machine/src/command.ts api/src/staff.ts …` runs an operator's command. Without DATABASE_URL, or for the identity
 * server IDENTITY_DATABASE_URL, it uses the database and settings of `npm start` on this machine.
 */
const [script = '', ...args] = process.argv.slice(2)
const isIdentity = script.startsWith('identity/')
const isConfigured = Boolean(process.env[isIdentity ? 'IDENTITY_DATABASE_URL' : 'DATABASE_URL'])
const env = isConfigured ? process.env : { ...process.env, ...environmentHere() }
spawn(process.execPath, [join(projectRoot, script), ...args], { stdio: 'inherit', env }).once('exit', (code) => {
  process.exitCode = code ?? 1
})

function environmentHere() {
  const ports = portsFrom(portBase())
  const dataDir = findDataFolder(projectRoot)
  const databaseUrl = postgresUrl({ dataDir: join(dataDir, 'postgres'), port: ports.postgres })
  const common = { LOG_LEVEL: 'error' }
  if (isIdentity) {
    const identityUrl = new URL('identity', databaseUrl).href
    return { ...common, ...identityPlan(ports).env, IDENTITY_DATABASE_URL: identityUrl }
  }
  return { ...common, ...apiPlan(ports, dataDir).env, DATABASE_URL: databaseUrl }
}
