import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tailOf } from '#files.ts'
import { endChild, endOf } from '#processes.ts'
import { projectRoot } from '#project.ts'
import { becomesHealthy } from './health.ts'
import type { Running } from './keep-running.ts'

export type ServerPlan = {
  /** Below the project's root, or absolute. */
  script: string
  env: Record<string, string>
  /** Addresses that answer 2xx once the server is ready. */
  health: readonly string[]
}

/** Longer than the servers take to drain (DRAIN_DELAY_MS + DRAIN_TIMEOUT_MS of the API). */
const stopLimit = 15_000 // ms
export const parentWatch = join(import.meta.dirname, 'parent-watch.ts')

/** Starts one of our servers as a process of its own and resolves once it is healthy. */
export async function startServer(
  name: string,
  { script, env, health }: ServerPlan,
  logFile: string,
  giveUp: AbortSignal,
): Promise<Running> {
  return untilHealthy(name, spawnServer(script, env, logFile), { health, logFile, giveUp })
}

type Patience = Pick<ServerPlan, 'health'> & { logFile: string; giveUp: AbortSignal; startLimit?: number }

/** A process that just began, once it is healthy; ended, with the end of its log, when it does not become so. */
export async function untilHealthy(
  name: string,
  child: ChildProcess,
  { health, logFile, giveUp, startLimit }: Patience,
): Promise<Running> {
  const exited = endOf(child)
  const stop = () => endChild(child, exited, { ask: 'SIGTERM', insist: 'SIGKILL', patience: stopLimit })
  let isOver = false
  const isHealthy = becomesHealthy(health, () => isOver || giveUp.aborted, startLimit)
  const outcome = await Promise.race([
    isHealthy.then((isOk) => (isOk ? 'is healthy' : 'does not answer')),
    exited.then((reason) => `did not start (${reason})`),
  ])
  isOver = true
  if (outcome === 'is healthy') return { exited, stop }
  await stop()
  throw new Error(`${name} ${outcome}. The end of ${logFile}:\n${tailOf(logFile)}`)
}

function spawnServer(script: string, env: Record<string, string>, logFile: string): ChildProcess {
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(process.execPath, ['--import', parentWatch, resolve(projectRoot, script)], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return child
}
