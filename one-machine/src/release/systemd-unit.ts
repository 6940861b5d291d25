import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#project.ts'

/** A systemd unit, as far as tests run it. */
export type Unit = {
  command: string[]
  environment: Record<string, string>
  restartDelayMs: number
  stopTimeoutMs: number
}

type Places = {
  /** Instead of /opt/bailclair/current. */
  release: string
  /** Instead of /etc/bailclair. */
  settings: string
}

/** Reads a unit of deploy/systemd, so that tests try the very commands and settings that machines run. */
export function readUnit(name: string, { release, settings }: Places): Unit {
  const text = readFileSync(join(projectRoot, 'deploy/systemd', `${name}.service`), 'utf8')
  const moved = text.replaceAll('/opt/bailclair/current', release).replaceAll('/etc/bailclair', settings)
  const lines = moved.split('\n').flatMap((line) => {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    return key && value ? [{ key, value }] : []
  })
  const valuesOf = (wanted: string) => lines.filter(({ key }) => key === wanted).map(({ value }) => value)
  const [exec] = valuesOf('ExecStart')
  if (!exec) throw new Error(`The unit ${name} has no ExecStart.`)
  return {
    command: exec.split(' '),
    // as in systemd, files win over Environment=, and later files over earlier ones
    environment: Object.assign(
      {},
      ...valuesOf('Environment').map((value) => assignments(value.split(' '))),
      ...valuesOf('EnvironmentFile').map(readEnvironmentFile),
    ),
    restartDelayMs: Number(valuesOf('RestartSec')[0] ?? 0.1) * 1_000,
    stopTimeoutMs: Number(valuesOf('TimeoutStopSec')[0] ?? 90) * 1_000,
  }
}

/** A leading `-` means that the file may be missing. */
function readEnvironmentFile(given: string): Record<string, string> {
  const path = given.replace(/^-/, '')
  if (given.startsWith('-') && !existsSync(path)) return {}
  return assignments(readFileSync(path, 'utf8').split('\n').filter(Boolean))
}

const assignments = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...rest] = line.split('=')
      return [name, rest.join('=')]
    }),
  )
