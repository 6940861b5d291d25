import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIfExists, tailOf } from '#files.ts'
import { commandOf } from '#processes.ts'
import { possibleFolders } from './runner.ts'

const startLimit = 30_000 // ms; recovery after a crash replays the log first
export const stopLimit = 10_000 // ms

/** Line 8 of postmaster.pid says "ready" once connections are accepted. */
export async function waitUntilReady(server: ChildProcess, dataDir: string, logFile: string) {
  for (const end = Date.now() + startLimit; Date.now() < end; await sleep(20)) {
    if (hasEnded(server)) throw new Error(`PostgreSQL did not start:\n${tailOf(logFile)}`)
    const lines = pidFile(dataDir)
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return
  }
  server.kill('SIGQUIT')
  throw new Error(`PostgreSQL was not ready after ${startLimit / 1000} s:\n${tailOf(logFile)}`)
}

/** A server of an earlier run that is still shutting down, or was left behind where setpriv does not exist. */
export async function evictLeftovers(dataDir: string) {
  for (const folder of possibleFolders(dataDir)) await evictLeftover(folder)
}

async function evictLeftover(dataDir: string) {
  const pid = Number(pidFile(dataDir)[0])
  // a recycled pid belongs to another program; PostgreSQL clears the stale file itself
  const isAlive = () => pid > 0 && commandOf(pid)?.includes(dataDir) === true
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive()) return
    process.kill(pid, signal)
    for (const end = Date.now() + stopLimit; isAlive() && Date.now() < end; ) await sleep(20)
  }
  if (isAlive()) throw new Error(`A PostgreSQL of an earlier run (process ${pid}) does not stop.`)
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

const pidFile = (dataDir: string) => readIfExists(join(dataDir, 'postmaster.pid'))?.split('\n') ?? []
