import { join } from 'node:path'
import { findDataFolder } from '#data-folder.ts'
import { waitForLock } from '#process-lock.mjs'
import { projectRoot, toolPath } from '#project.ts'
import { runSuiteCommand } from '#test/run-suite-command.ts'
import { runNode } from '#test/run-tool.ts'
import { getVeraPdf } from './get-verapdf.ts'

const tests = join(projectRoot, 'api/test/pdf-checker/vitest.config.ts')

/** `npm run test:pdf`: veraPDF examines the PDFs of complete files, leases and journals against PDF/UA-1. */
async function testPdf() {
  const folder = join(findDataFolder(projectRoot), 'verapdf')
  await waitForLock('verapdf', folder, () => console.log('Another run uses this veraPDF: waiting for it…'))
  const jar = getVeraPdf(folder)
  console.log(`veraPDF in ${jar}: running…`)
  const { isOk, output } = await runNode([toolPath('vitest'), 'run', '--config', tests], { VERAPDF_JAR: jar })
  console.log(output)
  console.log(`PDF/UA-1: ${isOk ? 'passed' : 'FAILED'}`)
  return { failed: isOk ? 0 : 1 }
}

await runSuiteCommand(testPdf)
