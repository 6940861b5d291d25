import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIfExists, tailOf } from '#files.ts'
import { commandOf } from '#processes.ts'
import { possibleFolders } from './runner.ts'

const startTimeoutMs = 30_000 // after a crash, recovery replays the log first
export const stopTimeoutMs = 10_000

/** Line 8 of postmaster.pid says "ready" once connections are accepted. */
export async function waitUntilReady(server: ChildProcess, dataDir: string, logFile: string) {
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await sleep(20)) {
    if (hasEnded(server)) throw new Error(`PostgreSQL did not start:\n${tailOf(logFile)}`)
    const lines = pidFile(dataDir)
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return
  }
  server.kill('SIGQUIT')
  throw new Error(`PostgreSQL was not ready after ${startTimeoutMs / 1000} s:\n${tailOf(logFile)}`)
}

/** Stops servers of an earlier run that still shut down, or that survived it where setpriv does not exist. */
export async function stopLeftovers(dataDir: string) {
  for (const folder of possibleFolders(dataDir)) await stopLeftover(folder)
}

async function stopLeftover(dataDir: string) {
  const pid = Number(pidFile(dataDir)[0])
  // the pid may have been reused by another program; PostgreSQL removes the stale file itself
  const isAlive = () => pid > 0 && commandOf(pid)?.includes(dataDir) === true
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive()) return
    process.kill(pid, signal)
    for (const end = Date.now() + stopTimeoutMs; isAlive() && Date.now() < end; ) await sleep(20)
  }
  if (isAlive()) throw new Error(`A PostgreSQL of an earlier run (process ${pid}) does not stop.`)
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

const pidFile = (dataDir: string) => readIfExists(join(dataDir, 'postmaster.pid'))?.split('\n') ?? []
