// Preloaded into the servers of the soak: every ten seconds the API collects garbage and notes what is left.
import { appendFileSync } from 'node:fs'
import { env, memoryUsage } from 'node:process'

const intervalMs = 10_000
const file = env['SOAK_MEMORY_FILE']
if (file && process.argv[1]?.endsWith('api/src/main.ts')) setInterval(() => note(file), intervalMs).unref()

function note(to: string) {
  globalThis.gc?.()
  const { rss, heapUsed, external } = memoryUsage()
  appendFileSync(to, `${JSON.stringify({ pid: process.pid, at: Date.now(), rss, heap: heapUsed + external })}\n`)
}
