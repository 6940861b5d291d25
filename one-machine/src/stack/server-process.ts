import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tailOf } from '#files.ts'
import { endChild, endOf } from '#processes.ts'
import { projectRoot } from '#project.ts'
import { becomesHealthy } from './health.ts'
import type { Running } from './supervise-process.ts'

export type ServerPlan = {
  /** Relative to the project root, or absolute. */
  script: string
  env: Record<string, string>
  /** URLs that answer 2xx once the server is ready. */
  health: readonly string[]
  /** For a quick start: the server loads these modules at once, and runs when the rest of its environment is known. */
  early?: { imports: readonly string[]; env: Promise<Record<string, string>> }
}

/** With `early`, the time in which a database is made is included. */
const startTimeoutMs = 120_000
/** Longer than the API takes to drain (DRAIN_DELAY_MS + DRAIN_TIMEOUT_MS). */
const stopTimeoutMs = 15_000
export const serverPreload = join(import.meta.dirname, 'server-preload.ts')

/** Starts a server in its own process and resolves once it is healthy. */
export async function startServer(
  name: string,
  { script, env, health, early }: ServerPlan,
  logFile: string,
  signal: AbortSignal,
): Promise<Running> {
  const imports = early?.imports.map((path) => resolve(projectRoot, path))
  const child = spawnServer(script, { ...env, ...(imports && { EARLY_IMPORTS: JSON.stringify(imports) }) }, logFile)
  early?.env.then(
    (rest) => child.connected && child.send(rest),
    () => child.kill(),
  )
  return waitUntilHealthy(name, child, { health, logFile, signal, ...(early && { startTimeoutMs }) })
}

type HealthOptions = Pick<ServerPlan, 'health'> & { logFile: string; signal: AbortSignal; startTimeoutMs?: number }

/** If the process does not become healthy, stops it and throws with the end of its log. */
export async function waitUntilHealthy(
  name: string,
  child: ChildProcess,
  { health, logFile, signal, startTimeoutMs }: HealthOptions,
): Promise<Running> {
  const exited = endOf(child)
  const stop = () => endChild(child, exited, { ask: 'SIGTERM', insist: 'SIGKILL', timeoutMs: stopTimeoutMs })
  let isOver = false
  const isHealthy = becomesHealthy(health, () => isOver || signal.aborted, {
    timeoutMs: startTimeoutMs,
    isWorthAsking: listensOn(child),
  })
  const outcome = await Promise.race([
    isHealthy.then((isOk) => (isOk ? 'is healthy' : 'does not answer')),
    exited.then((reason) => `did not start (${reason})`),
  ])
  isOver = true
  if (outcome === 'is healthy') return { exited, stop }
  await stop()
  throw new Error(`${name} ${outcome}. The end of ${logFile}:\n${tailOf(logFile)}`)
}

/** Ports on which the server listens, as it tells (server-preload.ts). Other programs tell nothing: ask them always. */
function listensOn(child: ChildProcess): (url: string) => boolean {
  const ports = new Set<unknown>()
  child.on('message', (port) => ports.add(port))
  return child.channel ? (url) => ports.has(Number(new URL(url).port)) : () => true
}

function spawnServer(script: string, env: Record<string, string>, logFile: string): ChildProcess {
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(process.execPath, ['--import', serverPreload, resolve(projectRoot, script)], {
    cwd: projectRoot,
    // as in deployments: fewer pools of memory that threads leave behind half empty (decision 229)
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return child
}
