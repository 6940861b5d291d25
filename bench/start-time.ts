import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePortBase } from '@bailclair/one-machine/ports.ts'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { environmentForNpm } from './environment-for-npm.ts'
import { median } from './figures.ts'

/** From `npm start` to ready, with packages installed. */
const maxSeconds = 5

const folder = mkdtempSync(join(tmpdir(), 'bailclair-bench-'))
const clone = join(folder, 'clone')
try {
  execFileSync('git', ['clone', '--quiet', projectRoot, clone])
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: clone, encoding: 'utf8' }).trim()
  console.log(`Commit ${commit}, ${process.platform}-${process.arch}`)
  const bare = await secondsToReady()
  console.log(`Bare clone to ready: ${bare.toFixed(1)} s`)
  const runs = [await secondsToReady(), await secondsToReady(), await secondsToReady()]
  const installed = median(runs)
  console.log(
    `Installed to ready:  ${installed.toFixed(1)} s (median of ${runs.map((it) => it.toFixed(1)).join(', ')})`,
  )
  console.log(`Ratio to the limit of ${maxSeconds} s: ${(installed / maxSeconds).toFixed(2)}`)
  process.exitCode = installed > maxSeconds ? 1 : 0
} finally {
  rmSync(folder, { recursive: true })
}

async function secondsToReady(): Promise<number> {
  const began = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...environmentForNpm(), PORT_BASE: String(await freePortBase()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(npm, 'exit')
  let seconds: number | undefined
  for await (const line of createInterface({ input: npm.stdout })) {
    if (!line.startsWith('BailClair is ready')) continue
    seconds = (performance.now() - began) / 1000
    npm.kill('SIGTERM')
  }
  await exited
  if (seconds === undefined) throw new Error('npm start ended before it was ready.')
  return seconds
}
