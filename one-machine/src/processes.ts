import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Resolves with the signal or exit code when the process ends. */
export const endOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })

/** Sends `ask`, and `insist` if the process has not ended after `timeoutMs`. */
export async function endChild(
  child: ChildProcess,
  exited: Promise<string>,
  { ask, insist, timeoutMs }: { ask: NodeJS.Signals; insist: NodeJS.Signals; timeoutMs: number },
) {
  child.kill(ask)
  const timer = setTimeout(() => child.kill(insist), timeoutMs)
  await exited
  clearTimeout(timer)
}

/** Command line of a running process, on systems with /proc. */
export function commandOf(pid: number): string[] | undefined {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
    return words.length > 0 ? words : undefined // a zombie has none
  } catch {
    return undefined // gone, or no /proc on this system
  }
}
