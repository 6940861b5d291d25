import { type ChildProcess, spawn } from 'node:child_process'
import { endOf } from '#processes.ts'
import { projectRoot } from '#project.ts'

/** `output` has stdout and stderr in the order in which they were written. */
type Result = { isOk: boolean; stdout: string; output: string }

const running = new Set<ChildProcess>()

/** Runs a program of this project or a tool from npm with this Node, and returns its output. */
export async function runNode(args: readonly string[], env: Record<string, string> = {}): Promise<Result> {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let stdout = ''
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const end = await endOf(child)
  running.delete(child)
  return { isOk: end === 'code 0', stdout, output }
}

/** SIGINT: the signal on which test tools clean up what they started. */
export function interruptTools() {
  for (const child of running) child.kill('SIGINT')
}
