import { dirname, join } from 'node:path'
import { freePort, portsFrom } from '@bailclair/one-machine/ports.ts'
import { startServer } from '@bailclair/one-machine/stack/server-process.ts'
import { apiPlan } from '@bailclair/one-machine/stack/servers.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'

/** Another instance of the API on the same database and documents. */
export async function startSecondApi({ addresses, databaseUrl, logs }: Stack, signal: AbortSignal) {
  const port = await freePort()
  const url = `http://localhost:${port}/api/`
  const plan = apiPlan(portsFrom(Number(new URL(addresses.web).port)), dirname(logs))
  const own = { DATABASE_URL: databaseUrl, PORT: String(port), METRICS_PORT: String(await freePort()) }
  const second = { ...plan, env: { ...plan.env, ...own }, health: [`${url}health/ready`] }
  const { stop } = await startServer('Second API', second, join(logs, 'second-api.log'), signal)
  return { url, stop }
}
