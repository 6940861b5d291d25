/*
 * Runs the service as on several machines, breaks one part after the other under a light load, and counts what was lost.
 * `npm run drill -- --list` shows the steps, docs/operations.md says more.
 */
import { join } from 'node:path'
import { findDataFolder } from '@bailclair/one-machine/data-folder.ts'
import { getVersity } from '@bailclair/one-machine/object-store/get-engines.ts'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { onStopRequest } from '@bailclair/one-machine/stop-request.ts'
import { addServerFolders, requirePackages } from '#machine/needs.ts'
import { choosePorts, requireFreePorts } from '#machine/ports.ts'
import { prepareStack } from '#stack/stack.ts'
import { chooseSteps, parseOptions, usage } from './options.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'
import { makeTable, writeTable } from './table.ts'

const say = (line: string) => console.log(`  ${line}`)

async function run(): Promise<number> {
  const options = parseOptions(process.argv.slice(2))
  if (options.list) {
    for (const { name, title } of steps) say(`${name.padEnd(18)} ${title}`)
    return 0
  }
  const chosen = chooseSteps(steps, options.only)
  addServerFolders()
  requirePackages(options.install)
  const ports = choosePorts()
  await requireFreePorts(ports)
  const dataFolder = findDataFolder(projectRoot)
  const storeProgram = getVersity(join(dataFolder, 'drill-tools'))
  const folder = join(dataFolder, 'drill')
  const { start, endAll } = await prepareStack({ folder, ports, storeProgram, report: say })
  onStopRequest(() => void endAll().finally(() => process.exit(130)))
  try {
    const stack = await start()
    const rows = await runSteps(stack, chosen, say)
    console.log(`\n${makeTable(rows)}\n`)
    if (options.write) writeTable(rows, new Date())
    say(`Logs: ${join(folder, 'logs')}`)
    if (options.keep) {
      for (const [name, address] of Object.entries(stack.at)) say(`${name.padEnd(10)} ${address}`)
      say('Everything is left running. Ctrl-C ends it.')
      await new Promise(() => undefined)
    }
    return rows.some(({ missed }) => missed.length > 0) ? 1 : 0
  } finally {
    await endAll()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof TypeError) console.error(usage)
  process.exitCode = 1
}
process.exit()
