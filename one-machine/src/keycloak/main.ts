import { join } from 'node:path'
import { findDataFolder } from '#data-folder.ts'
import { readIfExists } from '#files.ts'
import { waitForLock } from '#process-lock.mjs'
import { projectRoot } from '#project.ts'
import { runPlaywright } from '#test/browser-suite.ts'
import { hasFailed, lastLine } from '#test/outcome.ts'
import { runSuiteCommand } from '#test/run-suite-command.ts'
import { getKeycloak } from './get-keycloak.ts'

/** `npm run test:keycloak`: the account journeys on a real Keycloak with our realms, and its ways to sign in. */
async function testKeycloak() {
  const folder = join(findDataFolder(projectRoot), 'keycloak')
  await waitForLock('keycloak', folder, () => console.log('Another run uses this Keycloak: waiting for it…'))
  const home = getKeycloak(folder)
  console.log(`${readIfExists(join(home, 'version.txt'))?.trim() ?? 'Keycloak'} in ${home}`)
  console.log('Starting it, and running the account journeys. The first time takes minutes…')
  process.env['E2E_KEYCLOAK'] = home
  const heartbeat = setInterval(() => console.log(`  … ${Math.round(performance.now() / 1_000)} s`), 30_000)
  const outcome = await runPlaywright('keycloak', 'e2e/(journeys/account|keycloak/)')
  clearInterval(heartbeat)
  if (outcome.report) console.log(outcome.report)
  console.log(`Account journeys on Keycloak: ${lastLine(outcome)}`)
  return { failed: hasFailed(outcome) ? 1 : 0 }
}

await runSuiteCommand(testKeycloak)
