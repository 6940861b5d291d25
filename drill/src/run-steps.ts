import { startLightLoad } from '#load/light-load.ts'
import { createWatch } from '#load/watch.ts'
import type { Stack } from '#stack/stack.ts'
import type { Row } from './row.ts'
import type { Step } from './step.ts'

/** One after the other, under one light load. A step that cannot be done is a row as well: the others still count. */
export async function runSteps(stack: Stack, steps: readonly Step[], say: (line: string) => void): Promise<Row[]> {
  say('Light load')
  const load = await startLightLoad(stack)
  const watch = createWatch(stack, load)
  const rows: Row[] = []
  for (const step of steps) {
    say(`${step.name}: ${step.title}`)
    const row = await step.run(stack, watch).catch((error: unknown) => failedRow(step, error))
    rows.push(row)
    say(`    ${row.requests} requests, ${row.errors} errors${row.missed.map((bar) => `; MISSED: ${bar}`).join('')}`)
    if (row.remark) say(`    ${row.remark}`)
  }
  await load.stop()
  return rows
}

const failedRow = ({ name }: Step, error: unknown): Row => ({
  step: name,
  requests: 0,
  errors: 0,
  unavailableSeconds: 0,
  writesLost: 0,
  mailsLost: 0,
  mailsDoubled: 0,
  sessionsLost: 0,
  alerts: [],
  remark: '',
  // the first line: the table has one line for each step
  missed: [`not done: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`],
})
