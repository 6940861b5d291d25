import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { tailOf } from '@bailclair/one-machine/files.ts'
import { endChild, endOf } from '@bailclair/one-machine/processes.ts'
import { asUser } from './as-user.ts'

export type ServicePlan = {
  name: string
  command: readonly string[]
  env?: Record<string, string>
  cwd?: string
  /** Needed by PostgreSQL and PgBouncer, which refuse to run as root. */
  user?: 'postgres'
  /** Resolves to true once it can be used. */
  isReady: () => Promise<boolean>
  startTimeoutMs?: number
  /** What `systemctl stop` sends, and how long it waits before SIGKILL. */
  stopSignal?: NodeJS.Signals
  stopTimeoutMs?: number
  /** How long systemd waits before it starts a crashed service again (RestartSec). */
  restartDelayMs?: number
}

export type Service = {
  name: string
  logFile: string
  pid: () => number | undefined
  /** Resolves once it is ready. */
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Changes what the next start runs, for example the folder of another release. */
  replan: (changes: Partial<ServicePlan>) => void
  signal: (signal: NodeJS.Signals) => void
  kill: () => Promise<void>
  /** kill -9, then a restart as systemd would do it. Resolves once it is ready again. */
  crash: () => Promise<void>
}

/** A process with a log of its own. It ends with the drill, also when the drill is killed; its children may not. */
export function createService(given: ServicePlan, logFolder: string): Service {
  let plan = given
  const logFile = `${logFolder}/${plan.name}.log`
  let child: ChildProcess | undefined
  let exited: Promise<string> = Promise.resolve('never started')

  function launch() {
    const log = openSync(logFile, 'a', 0o600)
    const [program = '', ...args] = asUser(plan.command, plan.user)
    child = spawn(program, args, {
      cwd: plan.cwd,
      env: { PATH: process.env['PATH'], HOME: '/nonexistent', ...plan.env },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    exited = endOf(child)
  }

  async function start() {
    launch()
    const { name, isReady, startTimeoutMs = 180_000 } = plan
    const deadline = Date.now() + startTimeoutMs
    let end: string | undefined
    exited.then((reason) => {
      end = reason
    })
    while (!(await isReady())) {
      if (end !== undefined) throw new Error(`${name} did not start (${end}). ${endOfLog(logFile)}`)
      if (Date.now() > deadline) throw new Error(`${name} is not ready. ${endOfLog(logFile)}`)
      await sleep(100)
    }
  }

  async function kill() {
    child?.kill('SIGKILL')
    await exited
  }

  return {
    name: plan.name,
    logFile,
    pid: () => child?.pid,
    start,
    stop: async () => {
      const { stopSignal = 'SIGTERM', stopTimeoutMs = 30_000 } = plan
      if (child) await endChild(child, exited, { ask: stopSignal, insist: 'SIGKILL', timeoutMs: stopTimeoutMs })
      child = undefined
    },
    replan: (changes) => {
      plan = { ...plan, ...changes }
    },
    signal: (signal) => void child?.kill(signal),
    kill,
    crash: async () => {
      await kill()
      await sleep(plan.restartDelayMs ?? 1_000)
      await start()
    },
  }
}

/** Lines of JSON may be very long. */
const endOfLog = (file: string) => `The end of ${file}:\n${tailOf(file).replaceAll(/^(.{300}).+$/gm, '$1…')}`
