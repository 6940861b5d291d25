import { metricsOffset } from '#machine/ports.ts'
import { answersOk } from '#machine/probes.ts'
import type { Service } from '#machine/service.ts'
import type { Context } from './context.ts'
import type { Release } from './release.ts'

/** The unit of each kind of server, and where it says that it is ready. */
const kinds = {
  identity: { unit: 'bailclair-identity', ready: '/health/ready' },
  api: { unit: 'bailclair-api', ready: '/api/health/ready' },
  worker: { unit: 'bailclair-api-worker', ready: '/api/health/ready' },
  owner: { unit: 'bailclair-owner', ready: '/health/ready' },
  tenant: { unit: 'bailclair-tenant', ready: '/health/ready' },
  desk: { unit: 'bailclair-desk', ready: '/health/ready' },
} as const

export type Kind = keyof typeof kinds
export const allKinds = Object.keys(kinds) as Kind[]
export type Servers = Record<Kind, readonly [Service, Service]>

/** Two of each, as on two machines: only their ports differ. */
export function planServers(context: Context, release: Release): Servers {
  const plan = (kind: Kind, number: 1 | 2) => {
    const port = context.ports[`${kind}-${number}`]
    return context.service({
      name: `${kind}-${number}`,
      ...runBy(release, kind, port),
      isReady: answersOk(`http://127.0.0.1:${port}${kinds[kind].ready}`),
    })
  }
  return Object.fromEntries(allKinds.map((kind) => [kind, [plan(kind, 1), plan(kind, 2)]])) as unknown as Servers
}

/** What a server runs when a release is put in the place of `current`. */
export function runBy(release: Release, kind: Kind, port: number) {
  const { command, environment, ...times } = release.unit(kinds[kind].unit)
  const own = { PORT: String(port), METRICS_PORT: String(port + metricsOffset) }
  return { command, env: { ...environment, ...own }, ...times }
}

export const startServers = (servers: Servers) =>
  Promise.all(Object.values(servers).flatMap((pair) => pair.map((server) => server.start())))
