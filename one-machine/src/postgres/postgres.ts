import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { endChild, endOf } from '#processes.ts'
import { initialise, readPassword, superuser } from './initialise.ts'
import { packageHome } from './package-home.ts'
import { evictLeftovers, stopLimit, waitUntilReady } from './postmaster.ts'
import { chooseRunner, commandLine } from './runner.ts'

export type RunningPostgres = {
  url: string
  pid: number
  /** Resolves when the server ends, asked or not, and tells how. */
  exited: Promise<string>
  stop: () => Promise<void>
}
type Options = {
  /** Absolute path; created when missing. */
  dataDir: string
  port: number
  logFile?: string
}

/** Starts the PostgreSQL that npm delivers: as root or not, in any folder, on loopback only. */
export async function startPostgres({ dataDir, port, logFile = `${dataDir}.log` }: Options): Promise<RunningPostgres> {
  const runner = chooseRunner(packageHome(), dataDir)
  await initialise(runner)
  await evictLeftovers(dataDir)

  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'a', 0o600)
  const [program, args] = commandLine(runner, 'postgres', [
    ...['-D', runner.dataDir],
    ...['-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1'],
    ...['-c', 'unix_socket_directories='], // a socket path longer than 107 bytes would refuse to start
  ])
  // detached: Ctrl-C must not reach it before the servers that use it have drained
  const server = spawn(program, args, { cwd: '/', detached: true, stdio: ['ignore', log, log], ...runner.identity })
  closeSync(log)
  const exited = endOf(server)
  await waitUntilReady(server, runner.dataDir, logFile)
  return {
    url: urlOf(runner.dataDir, port),
    pid: server.pid ?? 0,
    exited,
    // fast and clean; when that takes too long at once, for the write-ahead log keeps what was acknowledged
    stop: () => endChild(server, exited, { ask: 'SIGINT', insist: 'SIGQUIT', patience: stopLimit }),
  }
}

const urlOf = (folder: string, port: number) =>
  `postgres://${superuser}:${readPassword(folder)}@127.0.0.1:${port}/postgres`

/** Of one that was started on this folder before. */
export const postgresUrl = ({ dataDir, port }: Pick<Options, 'dataDir' | 'port'>): string =>
  urlOf(chooseRunner(packageHome(), dataDir).dataDir, port)
