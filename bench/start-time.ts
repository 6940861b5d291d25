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

/** From `npm start` to ready. */
const maxSeconds = { bare: 25, installed: 3 }

type Start = { seconds: number; parts: string[] }

const folder = mkdtempSync(join(tmpdir(), 'bailclair-bench-'))
const clone = join(folder, 'clone')
try {
  execFileSync('git', ['clone', '--quiet', projectRoot, clone])
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: clone, encoding: 'utf8' }).trim()
  console.log(`Commit ${commit}, ${process.platform}-${process.arch}`)
  print('Bare clone to ready', maxSeconds.bare, [await measureStart()])
  // the second start fills the compile cache of what the first one only built
  await measureStart()
  print('Installed to ready', maxSeconds.installed, [await measureStart(), await measureStart(), await measureStart()])
} finally {
  rmSync(folder, { recursive: true })
}

function print(label: string, limit: number, starts: readonly Start[]) {
  const seconds = median(starts.map((it) => it.seconds))
  const runs = starts.map((it) => it.seconds.toFixed(1)).join(', ')
  console.log(
    `${label}: ${seconds.toFixed(1)} s (${runs}), ratio to the limit of ${limit} s: ${(seconds / limit).toFixed(2)}`,
  )
  console.log(`  of the last one: ${starts.at(-1)?.parts.join(', ')}`)
  if (seconds > limit) process.exitCode = 1
}

/** With what `npm start` reports as ready, in seconds since the command. */
async function measureStart(): Promise<Start> {
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...environmentForNpm(), PORT_BASE: String(await freePortBase()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(npm, 'exit')
  const parts: string[] = []
  let seconds: number | undefined
  for await (const line of createInterface({ input: npm.stdout })) {
    const [, part] = /^(?: {2})?(.+?)(?: is ready|…| in \d+ s[.]$)/.exec(line) ?? []
    if (part) parts.push(`${part} ${elapsed().toFixed(2)}`)
    if (!line.startsWith('BailClair is ready')) continue
    seconds = elapsed()
    npm.kill('SIGTERM')
  }
  await exited
  if (seconds === undefined) throw new Error('npm start ended before it was ready.')
  return { seconds, parts }
}
