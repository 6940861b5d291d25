import { join } from 'node:path'
import { listTests } from '#object-store/list-tests.ts'
import { projectRoot, toolPath } from '#project.ts'
import { runSuiteCommand } from '#test/run-suite-command.ts'
import { runNode } from '#test/run-tool.ts'
import { getClamd } from './find-clamd.ts'

const folder = join(projectRoot, 'api/test/virus-scanner')
const tests = join(folder, 'vitest.config.ts')
const skipped = () => listTests(folder).map((test) => `  not run: ${test}`)

/** `npm run test:virus-scanner`: uploads through a real clamd, started here on a socket of its own. */
async function testScanner() {
  const path = getClamd()
  console.log(`${path}: running…`)
  const { isOk, output } = await runNode([toolPath('vitest'), 'run', '--config', tests], { CLAMD_PATH: path })
  console.log(output)
  console.log(`Uploads through clamd: ${isOk ? 'passed' : 'FAILED'}`)
  return { failed: isOk ? 0 : 1 }
}

await runSuiteCommand(testScanner, skipped)
