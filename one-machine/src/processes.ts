import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Resolves when a process ends and tells how: its signal or its code. */
export const endOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })

/** Asks a process to end, and insists when it takes too long. */
export async function endChild(
  child: ChildProcess,
  exited: Promise<string>,
  { ask, insist, patience }: { ask: NodeJS.Signals; insist: NodeJS.Signals; patience: number },
) {
  child.kill(ask)
  const impatience = setTimeout(() => child.kill(insist), patience)
  await exited
  clearTimeout(impatience)
}

/** The words of a living process's command line, where /proc tells. */
export function commandOf(pid: number): string[] | undefined {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
    return words.length > 0 ? words : undefined // a zombie has none
  } catch {
    return undefined // gone, or no /proc on this system
  }
}
