import { setTimeout as sleep } from 'node:timers/promises'
import { isPortFree, type Part, portsFrom } from '#ports.ts'
import { parentWatch } from '#stack/server-process.ts'
import { findPortHolder, type PortHolder } from './port-holder.ts'

export type BusyPort = { part: Part; port: number; holder: PortHolder | undefined }

/** Longer than the servers of a start that was killed need to notice and to drain. */
const leftoverLimit = 12_000 // ms
/** A process that is just ending still holds its port, and /proc no longer says so; a stranger's it never tells. */
const unknownLimit = 3_000 // ms

/** Refuses to start on a port that someone else holds, after waiting for what an earlier run of this clone left. */
export async function requirePorts(base: number, parts: readonly Part[]) {
  for (const began = Date.now(); ; await sleep(100)) {
    const busy = await listBusyPorts(base, parts)
    if (busy.length === 0) return
    const patience = Math.min(...busy.map(({ holder }) => patienceWith(holder)))
    if (Date.now() - began >= patience) throw new Error(busyPortsMessage(base, busy))
  }
}

/** How long a port may still become free, in milliseconds. */
function patienceWith(holder: PortHolder | undefined): number {
  if (!holder) return unknownLimit
  return holder.command.includes(parentWatch) ? leftoverLimit : 0
}

async function listBusyPorts(base: number, parts: readonly Part[]): Promise<BusyPort[]> {
  const ports = portsFrom(base)
  const areFree = await Promise.all(parts.map((part) => isPortFree(ports[part])))
  return parts
    .filter((_, index) => !areFree[index])
    .map((part) => ({ part, port: ports[part], holder: findPortHolder(ports[part]) }))
}

/** Names each port, who holds it, and the way out. */
export function busyPortsMessage(base: number, busy: readonly BusyPort[]): string {
  const lines = busy.map(({ part, port, holder }) => {
    const who = holder ? `process ${holder.pid} (${holder.command})` : 'another program'
    return `Port ${port}, needed for the ${labels[part]}, is in use by ${who}.`
  })
  const otherBase = base < 60_000 ? base + 1000 : 3000
  return [...lines, `Stop it, or choose other ports: PORT_BASE=${otherBase} npm start`].join('\n')
}

const labels: Record<Part, string> = {
  web: 'owner site',
  api: 'API',
  identity: 'identity server',
  tenant: 'tenant area',
  mailbox: 'mailbox',
  address: 'stand-in address directory',
  registry: 'stand-in certificate registry',
  federation: 'stand-in federation',
  smtp: 'mail server',
  postgres: 'database',
  desk: 'verification desk',
  services: 'stand-in services',
  metrics: 'metrics of the API',
}
