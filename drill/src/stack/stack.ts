import { join } from 'node:path'
import type { Ports } from '#machine/ports.ts'
import type { Service } from '#machine/service.ts'
import { type Addresses, addressesAt } from './addresses.ts'
import { makeAuthority } from './authority.ts'
import { type Context, emptyFolder, makeContext } from './context.ts'
import { prepareDatabases } from './databases.ts'
import { type Environments, makeEnvironments } from './environment.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { type Database, startPostgres } from './postgres.ts'
import { findPrograms, type Programs } from './programs.ts'
import { type ReverseProxy, startProxy } from './proxy.ts'
import { makeSecrets } from './secrets.ts'
import { planServers, type Servers, startServers } from './servers.ts'
import { startStandIns } from './stand-ins.ts'
import { startStore } from './store.ts'

/** Everything that runs, as an authority would run it on several machines. */
export type Stack = {
  context: Context
  /** Public addresses, through the proxy. */
  at: Addresses
  programs: Programs
  environments: Environments
  database: Database
  pgbouncer: Service
  proxy: ReverseProxy
  store: Service
  mail: MailServer
  servers: Servers
}

type Options = { folder: string; ports: Ports; storeProgram: string; report: (line: string) => void }

/** `endAll` also ends what was started before a failure. */
export async function prepareStack({ folder, ports, storeProgram, report }: Options) {
  emptyFolder(folder)
  const authority = await makeAuthority(join(folder, 'authority'))
  const { context, endAll } = makeContext({ folder, ports, secrets: makeSecrets(), authority })
  const at = addressesAt(ports.proxy)

  async function start(): Promise<Stack> {
    const programs = findPrograms()
    const environments = makeEnvironments(context, at)
    report('PostgreSQL: primary and standby')
    const database = await startPostgres(context)
    report('HAProxy, PgBouncer, S3 store, mail server, stand-ins')
    const proxy = await startProxy(context, database.primaryServers)
    await prepareDatabases(context, database, programs, environments)
    const pgbouncer = await startPgbouncer(context)
    const store = await startStore(context, storeProgram)
    const mail = await startMailServer(ports.smtp)
    context.onEnd(mail.stop)
    await startStandIns(context)
    report('Two of each server')
    const servers = planServers(context, environments, programs)
    await startServers(servers)
    return { context, at, programs, environments, database, pgbouncer, proxy, store, mail, servers }
  }
  return { start, endAll }
}
