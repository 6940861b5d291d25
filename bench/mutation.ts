import { join } from 'node:path'
import { installTool } from './install-tool.ts'
import { areas } from './mutation/areas.ts'
import { mutate } from './mutation/mutate.ts'

/** Percent of mutants that the tests must kill (decision 174). */
const minScore = 90

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in areas))
if (unknown.length > 0)
  throw new Error(`No such area: ${unknown.join(', ')}. There are ${Object.keys(areas).join(', ')}.`)

installTool('Stryker', join(import.meta.dirname, 'mutation'))
const missed: string[] = []
for (const [name, area] of Object.entries(areas)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { killed, total, survivors } = mutate(name, area)
  const score = (100 * killed) / total
  for (const survivor of survivors) console.log(`  ${survivor}`)
  console.log(`${name.padEnd(15)}${score.toFixed(1)} % of ${minScore}: ${killed} of ${total} mutants killed`)
  if (!(score >= minScore)) missed.push(name)
}
if (missed.length > 0) console.error(`Missed: ${missed.join(', ')}`)
process.exit(missed.length > 0 ? 1 : 0)
