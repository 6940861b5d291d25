import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { asUser } from './as-user.ts'

type Options = { user?: 'postgres'; env?: Record<string, string>; cwd?: string; input?: string }

/** Runs a command to its end; returns its output, or throws with it. */
export async function runCommand(command: readonly string[], { user, env, cwd, input }: Options = {}): Promise<string> {
  const [program = '', ...args] = asUser(command, user)
  const running = promisify(execFile)(program, args, {
    cwd: cwd ?? '/',
    env: { PATH: process.env['PATH'], ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  running.child.stdin?.end(input)
  try {
    return (await running).stdout
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string }
    throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`, { cause })
  }
}
