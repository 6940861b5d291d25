import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { commandOf } from '#processes.ts'

export type ListeningProcess = { pid: number; command: string }

/** Finds the process that listens on a port. Works only with /proc and for processes of the same user. */
export function findListeningProcess(port: number): ListeningProcess | undefined {
  const sockets = new Set(listeningInodes(port).map((inode) => `socket:[${inode}]`))
  const pid = processIds().find((id) => openFiles(id).some((file) => sockets.has(file)))
  return pid === undefined ? undefined : { pid, command: (commandOf(pid) ?? []).join(' ') }
}

/** Columns of /proc/net/tcp: number, local address in hexadecimal, remote address, state (0A: listening), …, inode. */
function listeningInodes(port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => orEmpty(() => readFileSync(file, 'utf8').trim().split('\n').slice(1)))
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row[1]?.endsWith(`:${hexPort}`) && row[3] === '0A')
    .flatMap((row) => row[9] ?? [])
}

const processIds = () =>
  orEmpty(() => readdirSync('/proc'))
    .map(Number)
    .filter((id) => id > 0)

const openFiles = (pid: number) =>
  orEmpty(() => readdirSync(`/proc/${pid}/fd`)).flatMap((fd) => orEmpty(() => [readlinkSync(`/proc/${pid}/fd/${fd}`)]))

/** /proc changes while it is read, and entries of other users are not readable. */
function orEmpty<T>(read: () => T[]): T[] {
  try {
    return read()
  } catch {
    return []
  }
}
