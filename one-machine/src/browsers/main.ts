import { parseArgs } from 'node:util'
import { MissingProgram } from '#missing-program.ts'
import { hasFailed, lastLine } from '#test/outcome.ts'
import { runSuiteCommand } from '#test/run-suite-command.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

const engines: readonly Engine[] = [firefox, webkit]

/** `npm run test:browsers`: the journeys in other engines than Chromium. `-- --only webkit` runs one of them. */
async function testBrowsers() {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  const chosen = engines.filter(({ name }) => !only || only.split(',').includes(name))
  if (chosen.length === 0) throw new Error(`--only knows ${engines.map(({ name }) => name).join(', ')}, not ${only}`)
  let failed = 0
  for (const engine of chosen) if (!(await hasPassed(engine))) failed++
  return { failed }
}

async function hasPassed({ name, run }: Engine): Promise<boolean> {
  try {
    const outcome = await run()
    if (outcome.report) console.log(outcome.report)
    console.log(`${name}: ${lastLine(outcome)}`)
    return !hasFailed(outcome)
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error
    console.error(`${name}: not run. ${error.message}`)
    return false
  }
}

await runSuiteCommand(testBrowsers)
