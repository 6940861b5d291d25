import { parseArgs } from 'node:util'
import { onStopRequest } from '#stop-request.ts'
import { hasFailed, lastLine, type Outcome, totalOf } from './outcome.ts'
import { interruptTools } from './run-tool.ts'
import { chosen, phases, type Suite } from './suites.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const only = values.only.split(',').filter(Boolean)

onStopRequest(() => {
  interruptTools()
  process.exit(130)
})

const outcomes: Outcome[] = []
for (const { suites, sideBySide } of phases) {
  const waiting = chosen(suites, only)
  await Promise.all(Array.from({ length: sideBySide }, () => runAll(waiting)))
}

const total = totalOf(outcomes)
console.log(`\n${lastLine(total)}`)
process.exit(hasFailed(total) ? 1 : 0)

async function runAll(queue: Suite[]) {
  for (let suite = queue.shift(); suite; suite = queue.shift()) outcomes.push(await runSuite(suite))
}

async function runSuite({ name, run }: Suite): Promise<Outcome> {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  const heartbeat = setInterval(() => console.log(`  … ${name}, ${seconds()}`), 15_000)
  const outcome = await run().catch(
    (error: unknown): Outcome => ({
      passed: 0,
      failed: 1,
      report: error instanceof Error ? error.message : String(error),
    }),
  )
  clearInterval(heartbeat)
  if (outcome.report) console.log(`\n${outcome.report.trimEnd()}\n`)
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${name.padEnd(20)} ${lastLine(outcome)} (${seconds()})`)
  return outcome
}
