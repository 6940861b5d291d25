import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'

export type ReadingLimits = {
  /** Milliseconds of CPU time, which does not count waiting on a busy machine. */
  time: number
  /** MiB of memory in use. */
  memory: number
  /** Milliseconds until an answer: on a machine that is too busy it is tried again later. */
  wait: number
}

/** Milliseconds between measurements. */
const measureEveryMs = 50

/** Ends a process above a limit, and says which. Linux tells what a process uses; elsewhere only the wait is limited. */
export function watchLimits(child: ChildProcess, { time, memory, wait }: ReadingLimits) {
  let reached: 'use' | 'wait' | undefined
  const end = (limit: 'use' | 'wait') => {
    reached ??= limit
    child.kill('SIGKILL')
  }
  const measuring = setInterval(async () => {
    const used = await readUse(child.pid)
    if (used && (used.cpuMs > time || used.mebibytes > memory)) end('use')
  }, measureEveryMs)
  const timeout = setTimeout(() => end('wait'), wait)
  return {
    reached: () => reached,
    stop: () => {
      clearInterval(measuring)
      clearTimeout(timeout)
    },
  }
}

/** Hundredths of a second, on every Linux; and KiB in a page of memory. */
const [tickMs, pageKiB] = [10, 4]

async function readUse(pid: number | undefined): Promise<{ cpuMs: number; mebibytes: number } | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1')
    // after the name, which may contain spaces: fields 14, 15 and 24 of proc(5)
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number)
    return { cpuMs: ((user ?? 0) + (system ?? 0)) * tickMs, mebibytes: ((pages ?? 0) * pageKiB) / 1024 }
  } catch {
    return undefined
  }
}
