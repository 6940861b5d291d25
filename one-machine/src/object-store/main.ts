import { join } from 'node:path'
import { findDataFolder } from '#data-folder.ts'
import { projectRoot, toolPath } from '#project.ts'
import { onStopRequest } from '#stop-request.ts'
import { interruptTools, runNode } from '#test/run-tool.ts'
import { getEngines, NoEngine } from './get-engines.ts'
import { listTests } from './list-tests.ts'

const folder = join(projectRoot, 'api/test/object-store')
const tests = join(folder, 'vitest.config.ts')
const skipped = () =>
  listTests(folder)
    .map((test) => `  not run: ${test}`)
    .join('\n')

/** `npm run test:object-store`: documents in real S3 engines. */
async function main(): Promise<number> {
  const { engines, missing } = getEngines(join(findDataFolder(projectRoot), 'object-store'))
  for (const what of missing) console.log(`Not run: ${what}\n${skipped()}`)
  let failed = 0
  for (const { name, path } of engines) {
    console.log(`${name} in ${path}: running…`)
    const env = { OBJECT_STORE_ENGINE: name, OBJECT_STORE_PATH: path }
    const { isOk, output } = await runNode([toolPath('vitest'), 'run', '--config', tests], env)
    console.log(output)
    if (!isOk) failed++
    console.log(`Documents in ${name}: ${isOk ? 'passed' : 'FAILED'}`)
  }
  return failed === 0 ? 0 : 1
}

onStopRequest(() => {
  interruptTools()
  process.exit(130)
})

try {
  process.exit(await main())
} catch (error) {
  if (!(error instanceof NoEngine)) throw error
  console.error(
    `No S3 engine is available, so nothing of api/test/object-store was tested. ${error.message}\n${skipped()}`,
  )
  process.exit(1)
}
