import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findDataFolder } from '#data-folder.ts'
import { portBase, portsFrom } from '#ports.ts'
import { readPassword, superuser } from '#postgres/initialise.ts'
import { packageHome } from '#postgres/package-home.ts'
import { chooseRunner } from '#postgres/runner.ts'
import { projectRoot } from '#project.ts'
import { apiPlan } from '#stack/servers.ts'

/** `npm run jobs`: the command of the API, on what `npm start` runs here unless the environment names a database. */
const { status } = spawnSync(process.execPath, ['api/src/run-jobs.ts', ...process.argv.slice(2)], {
  cwd: projectRoot,
  env: process.env['DATABASE_URL'] ? process.env : { ...environmentOfStart(), ...process.env },
  stdio: 'inherit',
})
process.exitCode = status ?? 1

function environmentOfStart(): Record<string, string> {
  const dataDir = findDataFolder(projectRoot)
  const ports = portsFrom(portBase(process.env))
  const password = readPassword(chooseRunner(packageHome(), join(dataDir, 'postgres')).dataDir)
  return apiPlan(ports, `postgres://${superuser}:${password}@127.0.0.1:${ports.postgres}/postgres`, dataDir).env
}
