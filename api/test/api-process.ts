import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@bailclair/one-machine/ports.ts'
import { onTestFinished } from 'vitest'

const main = join(import.meta.dirname, '../src/main.ts')

/** Runs the API as a process with exactly the given environment. It ends with the test at the latest. */
export async function spawnApi(environment: Record<string, string>) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const env = { PORT: String(port), METRICS_PORT: String(metricsPort), ...environment }
  const child: ChildProcess = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    metricsOrigin: `http://127.0.0.1:${metricsPort}`,
    exited,
    stderr: () => stderr,
    logs: (): Record<string, unknown>[] =>
      stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
