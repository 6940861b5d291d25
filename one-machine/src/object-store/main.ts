import { join } from 'node:path'
import { findDataFolder } from '#data-folder.ts'
import { projectRoot, toolPath } from '#project.ts'
import { runSuiteCommand } from '#test/run-suite-command.ts'
import { runNode } from '#test/run-tool.ts'
import { getEngines } from './get-engines.ts'
import { listTests } from './list-tests.ts'

const folder = join(projectRoot, 'api/test/object-store')
const tests = join(folder, 'vitest.config.ts')
const skipped = () => listTests(folder).map((test) => `  not run: ${test}`)

/** `npm run test:object-store`: documents in real S3 engines. */
async function testEngines() {
  const { engines, missing } = getEngines(join(findDataFolder(projectRoot), 'object-store'))
  for (const what of missing) console.log([`Not run: ${what}`, ...skipped()].join('\n'))
  let failed = 0
  for (const { name, path } of engines) {
    console.log(`${name} in ${path}: running…`)
    const env = { OBJECT_STORE_ENGINE: name, OBJECT_STORE_PATH: path }
    const { isOk, output } = await runNode([toolPath('vitest'), 'run', '--config', tests], env)
    console.log(output)
    if (!isOk) failed++
    console.log(`Documents in ${name}: ${isOk ? 'passed' : 'FAILED'}`)
  }
  return { failed }
}

await runSuiteCommand(testEngines, skipped)
