import { setTimeout as sleep } from 'node:timers/promises'
import { isPortFree, type Part, portsFrom } from '#ports.ts'
import { serverPreload } from '#stack/server-process.ts'
import { findListeningProcess, type ListeningProcess } from './listening-process.ts'

export type BusyPort = { part: Part; port: number; listener: ListeningProcess | undefined }

/** Longer than the servers of a killed start take to notice it and to drain. */
const ownServerTimeoutMs = 12_000
/** A process that is ending still has its port but is not in /proc any more. Processes of other users are never there. */
const unknownProcessTimeoutMs = 3_000

/** Throws when a port is in use, after waiting for the servers of an earlier start of this clone. */
export async function requirePorts(base: number, parts: readonly Part[]) {
  for (const began = Date.now(); ; await sleep(100)) {
    const busy = await listBusyPorts(base, parts)
    if (busy.length === 0) return
    const timeoutMs = Math.min(...busy.map(({ listener }) => waitingTimeMs(listener)))
    if (Date.now() - began >= timeoutMs) throw new Error(busyPortsMessage(base, busy))
  }
}

function waitingTimeMs(listener: ListeningProcess | undefined): number {
  if (!listener) return unknownProcessTimeoutMs
  return listener.command.includes(serverPreload) ? ownServerTimeoutMs : 0
}

async function listBusyPorts(base: number, parts: readonly Part[]): Promise<BusyPort[]> {
  const ports = portsFrom(base)
  const areFree = await Promise.all(parts.map((part) => isPortFree(ports[part])))
  return parts
    .filter((_, index) => !areFree[index])
    .map((part) => ({ part, port: ports[part], listener: findListeningProcess(ports[part]) }))
}

export function busyPortsMessage(base: number, busy: readonly BusyPort[]): string {
  const lines = busy.map(({ part, port, listener }) => {
    const who = listener ? `process ${listener.pid} (${listener.command})` : 'another program'
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
  identityMetrics: 'metrics of the identity server',
}
