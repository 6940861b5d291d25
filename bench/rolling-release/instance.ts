import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@bailclair/one-machine/ports.ts'

export type Instance = { port: number; stop: () => Promise<number> }

/** Above the interval of the health check of the proxy. */
const drainDelayMs = 1_500

/** One process of the owner site. It needs no API: it serves with the configuration of its environment. */
export async function startInstance(site: string, environment: Record<string, string>): Promise<Instance> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(site, 'server/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: String(port),
      API_URL: 'http://127.0.0.1:1/api/',
      DRAIN_DELAY_MS: String(drainDelayMs),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}.`)
    await sleep(50)
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = await exited
      return code
    },
  }
}
