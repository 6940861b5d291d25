import { checks, inTemporaryFolder } from './checks.ts'
import { findTool } from './tools.ts'

/**
 * `npm run check:deploy`: checks the files in deploy/ with the tools that read them in production. What is not
 * installed is named and left out. `npm test` checks the same files without tools.
 */
let failures = 0
for (const { name, tools, run } of checks) {
  const missing = tools.filter((tool) => findTool(tool) === undefined)
  if (missing.length > 0) {
    console.log(`– ${name}: not checked, missing ${missing.join(', ')}`)
    continue
  }
  const { isOk, output } = await inTemporaryFolder(run)
  if (!isOk) failures += 1
  console.log(`${isOk ? '✓' : '✗'} ${name}: ${output}`)
}
if (findTool('buildah') === undefined) console.log('– The image cannot be built here (npm run image): missing buildah')
process.exitCode = failures > 0 ? 1 : 0
