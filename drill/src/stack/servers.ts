import { metricsOffset, type Ports } from '#machine/ports.ts'
import { answersOk } from '#machine/probes.ts'
import type { Service } from '#machine/service.ts'
import type { Context } from './context.ts'
import type { Environments } from './environment.ts'
import type { Programs, ServerKind } from './programs.ts'

/** What differs between two instances of one program. */
const kinds = {
  identity: { program: 'identity', ready: '/health/ready', roles: undefined },
  api: { program: 'api', ready: '/api/health/ready', roles: 'web' },
  worker: { program: 'api', ready: '/api/health/ready', roles: 'worker,jobs,documents' },
  owner: { program: 'owner', ready: '/health/ready', roles: undefined },
  tenant: { program: 'tenant', ready: '/health/ready', roles: undefined },
  desk: { program: 'desk', ready: '/health/ready', roles: undefined },
} as const satisfies Record<string, { program: ServerKind; ready: string; roles: string | undefined }>

export type Kind = keyof typeof kinds
export const allKinds = Object.keys(kinds) as Kind[]
export type Servers = Record<Kind, readonly [Service, Service]>

/** Two of each. */
export function planServers(context: Context, environments: Environments, programs: Programs): Servers {
  const plan = (kind: Kind, number: 1 | 2) => {
    const { program, ready, roles } = kinds[kind]
    const name: keyof Ports = `${kind}-${number}`
    const port = context.ports[name]
    const own =
      program === 'api' ? environments.api : program === 'identity' ? environments.identity : environments.site
    return context.service({
      name,
      command: programs.commandOf(program),
      env: { ...own, PORT: String(port), METRICS_PORT: String(port + metricsOffset), ...(roles && { ROLES: roles }) },
      isReady: answersOk(`http://127.0.0.1:${port}${ready}`),
    })
  }
  return Object.fromEntries(allKinds.map((kind) => [kind, [plan(kind, 1), plan(kind, 2)]])) as unknown as Servers
}

export const startServers = (servers: Servers) =>
  Promise.all(Object.values(servers).flatMap((pair) => pair.map((server) => server.start())))
