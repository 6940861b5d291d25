import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIfExists } from '@bailclair/one-machine/files.ts'
import { giveTo } from '#machine/as-user.ts'
import { listensOn } from '#machine/probes.ts'
import { runCommand } from '#machine/run-command.ts'
import type { Service } from '#machine/service.ts'
import type { Context } from './context.ts'
import { adaptDeployFile } from './deploy-file.ts'
import { startEtcd } from './etcd.ts'
import { makePgbackrest, type Pgbackrest } from './pgbackrest.ts'

export type NodeName = 'a' | 'b'
const patienceMs = 120_000
export const otherNode = (node: NodeName): NodeName => (node === 'a' ? 'b' : 'a')

/** What `patronictl list` says of a node. */
type Member = { Member: string; Role: 'Leader' | 'Replica' | 'Sync Standby'; State: string; TL?: number }

const isLeader = ({ Role, State }: Member) => Role === 'Leader' && State === 'running'

export type Database = {
  /** Patroni of each node; PostgreSQL is its child. */
  nodes: Record<NodeName, Service>
  pgbackrest: Record<NodeName, Pgbackrest>
  /** Runs SQL as the superuser on the primary, for the preparation and for checks. */
  sql: (database: string, statement: string) => Promise<string>
  members: () => Promise<Member[]>
  leader: () => Promise<NodeName>
  /** Waits until one node leads and the other one follows synchronously. */
  waitForPair: () => Promise<void>
  /** Waits until this node leads. */
  waitForLeader: (node: NodeName) => Promise<void>
  /** A planned change of roles; both nodes stay. */
  switchOver: () => Promise<void>
  /** kill -9 of PostgreSQL and Patroni of a node: the machine is gone. */
  killNode: (node: NodeName) => Promise<void>
  binFolder: string
  sockets: string
  tlsFolder: string
}

/** Debian installs each version apart; the newest is used. */
export function findPostgresBin(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : []
  return versions.length > 0 ? join(root, String(Math.max(...versions)), 'bin') : undefined
}

/** Two nodes under Patroni, which keeps its state in etcd; decides who leads and archives into the S3 store. */
export async function startPostgres(context: Context): Promise<Database> {
  const { ports, secrets } = context
  const binFolder = findPostgresBin() ?? ''
  const tlsFolder = makeTlsFolder(context)
  const sockets = context.makeFolder('postgres', 'postgres')
  await startEtcd(context, tlsFolder)

  const dataFolderOf = (node: NodeName) => join(sockets, node)
  const configurationOf = (node: NodeName) => join(sockets, `patroni-${node}.yml`)
  const makeNode = (node: NodeName) => {
    const port = ports[`postgres-${node}`]
    writeFileSync(configurationOf(node), adaptConfiguration(context, { node, binFolder, sockets, tlsFolder }))
    giveTo('postgres', configurationOf(node))
    const pgbackrest = makePgbackrest(context, { name: node, dataFolder: dataFolderOf(node), sockets, port, tlsFolder })
    const service = context.service({
      name: `patroni-${node}`,
      user: 'postgres',
      command: ['patroni', configurationOf(node)],
      env: {
        ...pgbackrest.env,
        PATRONI_NAME: node,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${ports[`patroni-${node}`]}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
        PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
        PATRONI_REPLICATION_PASSWORD: secrets.replication,
        PATRONI_REWIND_PASSWORD: secrets.rewind,
      },
      cwd: sockets,
      isReady: listensOn(port),
      startTimeoutMs: patienceMs,
      stopTimeoutMs: 60_000,
    })
    process.once('exit', () => findPostmaster(dataFolderOf(node))?.kill('SIGQUIT'))
    return { service, pgbackrest }
  }
  const made = { a: makeNode('a'), b: makeNode('b') }
  const nodes = { a: made.a.service, b: made.b.service }
  await nodes.a.start()

  const patronictl = (...args: string[]) =>
    runCommand(['patronictl', '-c', configurationOf('a'), ...args], { user: 'postgres' })
  const members = async () => JSON.parse(await patronictl('list', '--format', 'json')) as Member[]
  const leader = async () => {
    const found = (await members()).find(isLeader)
    if (!found) throw new Error('No node leads.')
    return found.Member as NodeName
  }
  const waitUntil = async (isSo: (all: Member[]) => boolean) => {
    for (const deadline = Date.now() + patienceMs; ; await sleep(500)) {
      const all = await members()
      if (isSo(all)) return
      if (Date.now() > deadline) throw new Error(`Patroni is not where it should be: ${JSON.stringify(all)}`)
    }
  }
  const isStandby = ({ Role, State }: Member) => Role === 'Sync Standby' && State === 'running'
  const waitForPair = () => waitUntil((all) => all.some(isLeader) && all.some(isStandby))
  await waitUntil((all) => all.some(isLeader))
  await nodes.b.start()
  await waitForPair()
  // until then no segment can be archived, and PostgreSQL does not stop without having tried
  await made[await leader()].pgbackrest.run('stanza-create')

  const target = `host=${sockets},${sockets} port=${ports['postgres-a']},${ports['postgres-b']} target_session_attrs=read-write`
  return {
    nodes,
    pgbackrest: { a: made.a.pgbackrest, b: made.b.pgbackrest },
    sql: (database, statement) =>
      runCommand(['psql', `${target} dbname=${database}`, '-v', 'ON_ERROR_STOP=1', '-qAt', '-f', '-'], {
        user: 'postgres',
        input: statement,
      }),
    members,
    leader,
    waitForPair,
    waitForLeader: (node) => waitUntil((all) => all.some((member) => isLeader(member) && member.Member === node)),
    switchOver: async () => void (await patronictl('switchover', '--force')),
    killNode: async (node) => {
      const postmaster = findPostmaster(dataFolderOf(node))
      if (!postmaster) throw new Error(`PostgreSQL of node ${node} does not run.`)
      nodes[node].signal('SIGKILL')
      postmaster.kill('SIGKILL')
    },
    binFolder,
    sockets,
    tlsFolder,
  }
}

/** PostgreSQL itself, which outlives a Patroni that was killed. Undefined when it does not run. */
function findPostmaster(dataFolder: string) {
  const pid = Number(readIfExists(join(dataFolder, 'postmaster.pid'))?.split('\n')[0])
  const isRunning = readIfExists(`/proc/${pid}/cmdline`)?.includes(dataFolder)
  return isRunning ? { kill: (signal: NodeJS.Signals) => process.kill(pid, signal) } : undefined
}

/** The files that deploy/ expects in /etc/bailclair/tls, readable by the user of PostgreSQL. */
function makeTlsFolder(context: Context): string {
  const folder = context.makeFolder('tls', 'postgres')
  const { certificateFile, server } = context.authority
  copyFileSync(certificateFile, join(folder, 'authority.crt'))
  copyFileSync(server.certificateFile, join(folder, 'node.crt'))
  copyFileSync(server.keyFile, join(folder, 'node.key'))
  giveTo('postgres', folder)
  return folder
}

function adaptConfiguration(
  { ports }: Context,
  { node, binFolder, sockets, tlsFolder }: { node: NodeName } & Record<'binFolder' | 'sockets' | 'tlsFolder', string>,
): string {
  return adaptDeployFile('postgresql/patroni/patroni.yml', {
    'pg1.bailclair.example:2379, pg2.bailclair.example:2379, pg3.bailclair.example:2379': `127.0.0.1:${ports.etcd}`,
    '0.0.0.0:8008': `127.0.0.1:${ports[`patroni-${node}`]}`,
    '0.0.0.0:5432': `127.0.0.1:${ports[`postgres-${node}`]}`,
    '/var/lib/postgresql/15/bailclair': join(sockets, node),
    '/usr/lib/postgresql/15/bin': binFolder,
    '/var/lib/postgresql/patroni.pgpass': join(sockets, `${node}.pgpass`),
    '/var/run/postgresql': sockets,
    '/etc/bailclair/tls': tlsFolder,
  })
}
