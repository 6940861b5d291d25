import { readdirSync, readFileSync } from 'node:fs'

/** Of /proc; the same on all platforms that we support. */
const ticksPerSecond = 100

type Process = { pid: number; parent: number; name: string; seconds: number; kilobytes: number }

/** Seconds of processor time, and memory in MB, of the API and of PostgreSQL under this process. */
export function readServers() {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(Number(pid)))
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const below = (pid: number): Process[] => (children.get(pid) ?? []).flatMap((child) => [child, ...below(child.pid)])
  const ours = below(process.pid)
  const sum = (name: string, of: (process: Process) => number) =>
    ours.filter((process) => process.name === name).reduce((total, process) => total + of(process), 0)
  return {
    api: sum('api', ({ seconds }) => seconds),
    postgresql: sum('postgresql', ({ seconds }) => seconds),
    apiMegabytes: sum('api', ({ kilobytes }) => kilobytes) / 1_024,
  }
}

/** None when it has ended meanwhile. */
function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    // the name is in brackets and may contain spaces
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return [
      {
        pid,
        parent: fields[1] ?? 0,
        name: command.includes('api/src/main.ts') ? 'api' : /postgres/.test(command) ? 'postgresql' : 'other',
        seconds: (user + system + endedUser + endedSystem) / ticksPerSecond,
        kilobytes: Number(resident ?? 0),
      },
    ]
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(`${(error as NodeJS.ErrnoException).code}`)) return []
    throw error
  }
}
