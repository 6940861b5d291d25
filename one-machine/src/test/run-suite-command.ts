import { MissingProgram } from '#missing-program.ts'
import { onStopRequest } from '#stop-request.ts'
import { interruptTools } from './run-tool.ts'

/** A suite with a command of its own. Ctrl-C ends its tools; without its program it fails, and names what was not run. */
export async function runSuiteCommand(runSuite: () => Promise<{ failed: number }>, skipped: () => string[] = () => []) {
  onStopRequest(() => {
    interruptTools()
    process.exit(130)
  })
  try {
    const { failed } = await runSuite()
    process.exit(failed === 0 ? 0 : 1)
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error
    console.error([`Nothing was tested. ${error.message}`, ...skipped()].join('\n'))
    process.exit(1)
  }
}
