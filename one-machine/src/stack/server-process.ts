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
}

/** Longer than the API takes to drain (DRAIN_DELAY_MS + DRAIN_TIMEOUT_MS). */
const stopTimeoutMs = 15_000
export const serverPreload = join(import.meta.dirname, 'server-preload.ts')

/** Starts a server in its own process and resolves once it is healthy. */
export async function startServer(
  name: string,
  { script, env, health }: ServerPlan,
  logFile: string,
  signal: AbortSignal,
): Promise<Running> {
  return waitUntilHealthy(name, spawnServer(script, env, logFile), { health, logFile, signal })
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
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return child
}
