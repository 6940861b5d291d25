import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, portsFrom } from '@bailclair/one-machine/ports.ts'
import { startServer } from '@bailclair/one-machine/stack/server-process.ts'
import { webPlan } from '@bailclair/one-machine/stack/servers.ts'
import { getAddresses } from './addresses.ts'

/** Another web server of the owner site beside the one of the run; resolves once it says that it is ready. */
export async function startWebServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const plan = webPlan(portsFrom(Number(new URL(getAddresses().web).port)))
  const another = { ...plan, env: { ...plan.env, PORT: String(port) }, health: [`${url}/health/ready`] }
  const logFile = join(tmpdir(), `bailclair-web-${port}.log`)
  const { stop } = await startServer('Another web server', another, logFile, AbortSignal.timeout(60_000))
  return { url, stop }
}
