import { isPortFree } from '@bailclair/one-machine/ports.ts'

/** Port of each part, relative to PORT_BASE. 70 to 89 are for etcd, Patroni and Keycloak. */
const offsets = {
  'api-1': 1,
  'api-2': 2,
  'worker-1': 3,
  'worker-2': 4,
  'identity-1': 5,
  'identity-2': 6,
  'owner-1': 11,
  'owner-2': 12,
  'tenant-1': 13,
  'tenant-2': 14,
  'desk-1': 15,
  'desk-2': 16,
  smtp: 25,
  'postgres-a': 32,
  'postgres-b': 33,
  postgresPrimary: 34,
  postgresReplica: 36,
  'postgres-restored': 35,
  proxyPlain: 42,
  proxy: 43,
  proxyStats: 44,
  apiInternal: 45,
  identityInternal: 46,
  store: 51,
  mailbox: 54,
  mailboxSmtp: 55,
  address: 56,
  addressTls: 57,
  registry: 58,
  registryTls: 59,
  federation: 60,
  pgbouncer: 64,
  'patroni-a': 70,
  'patroni-b': 71,
  etcd: 72,
  etcdPeer: 73,
  prometheus: 90,
} as const

type Part = keyof typeof offsets
export type Ports = Record<Part, number>

const defaultBase = 9_100
/** A server of ours has its metrics here, relative to its own port. */
export const metricsOffset = 100
const highestBase = 65_535 - metricsOffset - Math.max(...Object.values(offsets))

export function choosePorts(env: { PORT_BASE?: string | undefined } = process.env): Ports {
  const text = env.PORT_BASE?.trim() || String(defaultBase)
  const base = Number(text)
  if (!/^\d+$/.test(text) || base < 1_024 || base > highestBase)
    throw new Error(`PORT_BASE must be a number from 1024 to ${highestBase}; it is "${text}".`)
  return Object.fromEntries(Object.entries(offsets).map(([part, offset]) => [part, base + offset])) as Ports
}

export async function requireFreePorts(ports: Ports): Promise<void> {
  const parts = Object.entries(ports)
  const areFree = await Promise.all(parts.map(([, port]) => isPortFree(port)))
  const busy = parts.filter((_, index) => !areFree[index])
  if (busy.length === 0) return
  const lines = busy.map(([part, port]) => `Port ${port}, needed for ${part}, is in use.`)
  throw new Error([...lines, 'Stop what uses it, or choose other ports: PORT_BASE=12000 npm run drill'].join('\n'))
}
