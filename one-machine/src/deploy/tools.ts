import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export type Result = { isOk: boolean; output: string }

export const findTool = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']
    .map((folder) => join(folder, name))
    .find((path) => isExecutable(path))

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Runs a tool and returns what it printed, also when it fails. */
export const runTool = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Result> =>
  new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 }
    execFile(findTool(name) ?? name, args, options, (error, stdout, stderr) =>
      resolve({ isOk: error === null, output: `${stdout}${stderr}`.trim() }),
    )
  })
