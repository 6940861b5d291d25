import { readFileSync } from 'node:fs'

/** The words of a living process's command line, where /proc tells. */
export function commandOf(pid: number): string[] | undefined {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
    return words.length > 0 ? words : undefined // a zombie has none
  } catch {
    return undefined // gone, or no /proc on this system
  }
}
