import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { endChild, endOf } from '#processes.ts'
import { builtinLocale, initialise, readPassword, superuser } from './initialise.ts'
import { findPostgresPackage } from './postgres-package.ts'
import { stopLeftovers, stopTimeoutMs, waitUntilReady } from './postmaster.ts'
import { chooseRunner, commandLine } from './runner.ts'

export type RunningPostgres = {
  url: string
  pid: number
  /** Resolves with the signal or exit code when the server ends. */
  exited: Promise<string>
  stop: () => Promise<void>
}
type Options = {
  /** Absolute path; created when missing. */
  dataDir: string
  port: number
  logFile?: string
  /** Server settings, such as `fsync`. */
  settings?: Record<string, string>
  /** Another PostgreSQL than the bundled one: the folder of its bin/, and the locale for initdb. */
  installed?: { home: string; locale: readonly string[] }
}

/** Starts PostgreSQL on loopback, as any user and in any folder. */
export async function startPostgres({
  dataDir,
  port,
  logFile = `${dataDir}.log`,
  settings = {},
  installed,
}: Options): Promise<RunningPostgres> {
  const runner = chooseRunner(installed?.home ?? findPostgresPackage(), dataDir)
  await initialise(runner, installed?.locale ?? builtinLocale)
  await stopLeftovers(dataDir)

  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'a', 0o600)
  const [program, args] = commandLine(runner, 'postgres', [
    ...['-D', runner.dataDir],
    ...['-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1'],
    ...['-c', 'unix_socket_directories='], // PostgreSQL refuses socket paths of more than 107 bytes
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  // detached: Ctrl-C must not stop it before the servers that use it have drained
  const server = spawn(program, args, { cwd: '/', detached: true, stdio: ['ignore', log, log], ...runner.identity })
  closeSync(log)
  const exited = endOf(server)
  await waitUntilReady(server, runner.dataDir, logFile)
  return {
    url: urlOf(runner.dataDir, port),
    pid: server.pid ?? 0,
    exited,
    // fast shutdown, then immediate shutdown: committed data is safe in the write-ahead log
    stop: () => endChild(server, exited, { ask: 'SIGINT', insist: 'SIGQUIT', timeoutMs: stopTimeoutMs }),
  }
}

const urlOf = (folder: string, port: number) =>
  `postgres://${superuser}:${readPassword(folder)}@127.0.0.1:${port}/postgres`

/** URL of a server that was started on this folder before. */
export const postgresUrl = ({ dataDir, port }: Pick<Options, 'dataDir' | 'port'>): string =>
  urlOf(chooseRunner(findPostgresPackage(), dataDir).dataDir, port)
