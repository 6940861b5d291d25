import { type ServerKind, serverKinds, serverUnits } from '@bailclair/one-machine/release/server-units.ts'
import { metricsOffset } from '#machine/ports.ts'
import { answersOk } from '#machine/probes.ts'
import type { Service } from '#machine/service.ts'
import type { Context } from './context.ts'
import type { Release } from './release.ts'

export type Servers = Record<ServerKind, readonly [Service, Service]>

/** Two of each, as on two machines: only their ports differ. */
export function planServers(context: Context, release: Release): Servers {
  const plan = (kind: ServerKind, number: 1 | 2) => {
    const port = context.ports[`${kind}-${number}`]
    return context.service({
      name: `${kind}-${number}`,
      ...runBy(release, kind, port),
      isReady: answersOk(`http://127.0.0.1:${port}${serverUnits[kind].ready}`),
    })
  }
  return Object.fromEntries(serverKinds.map((kind) => [kind, [plan(kind, 1), plan(kind, 2)]])) as unknown as Servers
}

/** What a server runs when a release is put in the place of `current`. */
export function runBy(release: Release, kind: ServerKind, port: number) {
  const { command, environment, ...times } = release.unit(serverUnits[kind].unit)
  const own = { PORT: String(port), METRICS_PORT: String(port + metricsOffset) }
  return { command, env: { ...environment, ...own }, ...times }
}

export const startServers = (servers: Servers) =>
  Promise.all(Object.values(servers).flatMap((pair) => pair.map((server) => server.start())))
