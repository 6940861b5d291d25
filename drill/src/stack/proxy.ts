import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { listensOn } from '#machine/probes.ts'
import type { Service } from '#machine/service.ts'
import { hostNames } from './addresses.ts'
import type { Context } from './context.ts'

export type ReverseProxy = Service & {
  /** A new process takes over with the same configuration; the old one finishes its connections. */
  reload: () => void
  /** Resolves once it sends visitors to every server. */
  waitForServers: () => Promise<void>
}

const patienceMs = 60_000
const here = (port: number) => `127.0.0.1:${port}`
const commandFor = (file: string) => ['haproxy', '-W', '-f', join(projectRoot, 'deploy/proxy', file)]

/** deploy/proxy/haproxy.cfg with the names and ports of the drill. */
export async function startProxy(context: Context): Promise<ReverseProxy> {
  const { ports, authority } = context
  const service = context.service({
    name: 'proxy',
    command: commandFor('haproxy.cfg'),
    env: {
      WEB_HOST: hostNames.web,
      TENANT_HOST: hostNames.tenant,
      DESK_HOST: hostNames.desk,
      API_HOST: hostNames.api,
      IDENTITY_HOST: hostNames.identity,
      CERTIFICATES: authority.server.bothFile,
      DESK_NETWORKS: '127.0.0.0/8',
      HTTPS_BIND: here(ports.proxy),
      HTTP_BIND: here(ports.proxyPlain),
      METRICS_BIND: here(ports.proxyStats),
      API_INTERNAL_BIND: here(ports.apiInternal),
      IDENTITY_INTERNAL_BIND: here(ports.identityInternal),
      ...Object.fromEntries(
        (['api', 'identity', 'owner', 'tenant', 'desk'] as const).flatMap((kind) => [
          [`${kind.toUpperCase()}_1`, here(ports[`${kind}-1`])],
          [`${kind.toUpperCase()}_2`, here(ports[`${kind}-2`])],
        ]),
      ),
    },
    isReady: listensOn(ports.proxy),
    stopSignal: 'SIGINT',
  })
  await service.start()
  const seesAll = async () => {
    const metrics = await (await fetch(`http://${here(ports.proxyStats)}/metrics`)).text()
    return !/^haproxy_server_status\{[^}]*state="DOWN"[^}]*\} 1$/m.test(metrics)
  }
  return {
    ...service,
    reload: () => service.signal('SIGUSR2'),
    waitForServers: async () => {
      for (const deadline = Date.now() + patienceMs; !(await seesAll()); await sleep(250))
        if (Date.now() > deadline) throw new Error('The proxy does not find every server.')
    },
  }
}

/** deploy/proxy/haproxy-postgresql.cfg: follows the primary. */
export async function startDatabaseProxy(context: Context): Promise<Service> {
  const { ports, authority } = context
  const service = context.service({
    name: 'database-proxy',
    command: commandFor('haproxy-postgresql.cfg'),
    env: {
      POSTGRESQL_BIND: here(ports.postgresPrimary),
      POSTGRESQL_REPLICA_BIND: here(ports.postgresReplica),
      POSTGRESQL_1: here(ports['postgres-a']),
      POSTGRESQL_2: here(ports['postgres-b']),
      POSTGRESQL_3: '',
      PATRONI_CA: authority.certificateFile,
      PATRONI_PORT_1: String(ports['patroni-a']),
      PATRONI_PORT_2: String(ports['patroni-b']),
    },
    isReady: listensOn(ports.postgresPrimary),
    stopSignal: 'SIGINT',
  })
  await service.start()
  return service
}
