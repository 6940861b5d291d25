import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { readUnit, type Unit } from '@bailclair/one-machine/release/systemd-unit.ts'
import { runCommand } from '#machine/run-command.ts'

export type Release = {
  folder: string
  /** A unit as this release runs it. */
  unit: (name: string) => Unit
  /** Runs a oneshot unit, such as the migrations. */
  runUnit: (name: string) => Promise<string>
  /** Runs an operator's command with the environment of a unit. */
  runCommand: (unitName: string, args: readonly string[], input?: string) => Promise<string>
}

/** `npm run release`, into the folder of the drill. */
export async function makeRelease(folder: string, settings: string): Promise<Release> {
  const program = join(projectRoot, 'one-machine/src/release/main.ts')
  await promisify(execFile)(process.execPath, [program, '--to', folder], { cwd: projectRoot })
  return openRelease(folder, settings)
}

export function openRelease(folder: string, settings: string): Release {
  const unit = (name: string) => readUnit(name, { release: folder, settings })
  return {
    folder,
    unit,
    runUnit: (name) => {
      const { command, environment } = unit(name)
      return runCommand(command, { env: environment })
    },
    runCommand: (unitName, args, input) => {
      const { command, environment } = unit(unitName)
      const program = [...command.slice(0, -1), ...args]
      return runCommand(program, { env: environment, ...(input !== undefined && { input }) })
    },
  }
}
