import { join } from 'node:path'
import type { Ports } from '#machine/ports.ts'
import type { Service } from '#machine/service.ts'
import { type Addresses, addressesAt } from './addresses.ts'
import { makeAuthority } from './authority.ts'
import { type Context, emptyFolder, makeContext } from './context.ts'
import { prepareDatabases } from './databases.ts'
import { writeSettings } from './environment.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { type Database, startPostgres } from './postgres.ts'
import { type Prometheus, startPrometheus } from './prometheus.ts'
import { type ReverseProxy, startDatabaseProxy, startProxy } from './proxy.ts'
import { makeRelease, type Release } from './release.ts'
import { makeSecrets } from './secrets.ts'
import { planServers, type Servers, startServers } from './servers.ts'
import { startStandIns } from './stand-ins.ts'
import { startStore } from './store.ts'

/** Everything that runs, as an authority would run it on several machines. */
export type Stack = {
  context: Context
  /** Public addresses, through the proxy. */
  at: Addresses
  release: Release
  database: Database
  pgbouncer: Service
  proxy: ReverseProxy
  store: Service
  mail: MailServer
  servers: Servers
  prometheus: Prometheus
}

type Options = { folder: string; ports: Ports; storeProgram: string; report: (line: string) => void }

/** `endAll` also ends what was started before a failure. */
export async function prepareStack({ folder, ports, storeProgram, report }: Options) {
  emptyFolder(folder)
  const authority = await makeAuthority(join(folder, 'authority'))
  const { context, endAll } = makeContext({ folder, ports, secrets: makeSecrets(), authority })
  const at = addressesAt(ports.proxy)

  async function start(): Promise<Stack> {
    report('The release')
    const release = await makeRelease(join(folder, 'release-1'), writeSettings(context, at))
    report('S3 store')
    const store = await startStore(context, storeProgram)
    report('PostgreSQL: primary and standby under Patroni')
    const database = await startPostgres(context)
    report('HAProxy, PgBouncer, mail server, stand-ins')
    const proxy = await startProxy(context)
    await startDatabaseProxy(context)
    await prepareDatabases(context, database, release)
    const pgbouncer = await startPgbouncer(context)
    const mail = await startMailServer(ports.smtp)
    context.onEnd(mail.stop)
    await startStandIns(context)
    report('Two of each server')
    const servers = planServers(context, release)
    await startServers(servers)
    await proxy.waitForServers()
    const prometheus = await startPrometheus(context)
    return { context, at, release, database, pgbouncer, proxy, store, mail, servers, prometheus }
  }
  return { start, endAll }
}
