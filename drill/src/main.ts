import { join } from 'node:path'
import { findDataFolder } from '@bailclair/one-machine/data-folder.ts'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { onStopRequest } from '@bailclair/one-machine/stop-request.ts'
import { choosePorts, requireFreePorts } from '#machine/ports.ts'
import { prepareStack } from '#stack/stack.ts'

const ports = choosePorts()
await requireFreePorts(ports)
const folder = join(findDataFolder(projectRoot), 'drill')
const { start, endAll } = await prepareStack({
  folder,
  ports,
  storeProgram: process.env['VERSITYGW_PATH'] ?? 'versitygw',
  report: (line) => console.log(`  ${line}`),
})
onStopRequest(() => void endAll().then(() => process.exit(130)))
try {
  const stack = await start()
  console.log(stack.at)
  if (!process.argv.includes('--keep')) await endAll()
} catch (e) {
  console.error(e)
  await endAll()
  process.exit(1)
}
