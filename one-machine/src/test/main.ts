import { parseArgs } from 'node:util'
import { onStopRequest } from '#stop-request.ts'
import { failedWith, hasFailed, lastLine, type Outcome, type SuiteResult, timeTable, totalOf } from './outcome.ts'
import { interruptTools } from './run-tool.ts'
import { chosen, phases, type Suite } from './suites.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const only = values.only.split(',').filter(Boolean)

onStopRequest(() => {
  interruptTools()
  process.exit(130)
})

const results: SuiteResult[] = []
for (const { suites, sideBySide } of phases) {
  const waiting = chosen(suites, only)
  await Promise.all(Array.from({ length: sideBySide }, () => runAll(waiting)))
}

const total = totalOf(results)
console.log(`\n${timeTable(results)}\n\n${lastLine(total)}`)
process.exit(hasFailed(total) ? 1 : 0)

async function runAll(queue: Suite[]) {
  for (let suite = queue.shift(); suite; suite = queue.shift()) results.push(await runSuite(suite))
}

async function runSuite({ name, run }: Suite): Promise<SuiteResult> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const heartbeat = setInterval(() => console.log(`  … ${name}, ${seconds().toFixed(1)} s`), 15_000)
  const outcome: Outcome = await run().catch((error: unknown) =>
    failedWith(error instanceof Error ? error.message : String(error)),
  )
  clearInterval(heartbeat)
  const result = { ...outcome, name, seconds: seconds() }
  if (outcome.report) console.log(`\n${outcome.report.trimEnd()}\n`)
  const sign = outcome.failed === 0 ? '✓' : '✗'
  console.log(`${sign} ${name.padEnd(20)} ${lastLine(outcome)} (${result.seconds.toFixed(1)} s)`)
  return result
}
