import { type ChildProcess, spawn } from 'node:child_process'
import { findWebKit } from '@bailclair/one-machine/browser/find-webkit.ts'
import { freePort } from '@bailclair/one-machine/ports.ts'
import { endChild, endOf } from '@bailclair/one-machine/processes.ts'

export type Driver = { address: string; browser: string; stop: () => Promise<void> }

/** A screen that nobody sees, and WebKit's driver on it, which listens on this machine alone. */
export async function startDriver(): Promise<Driver> {
  const { xvfb, driver, browser } = findWebKit()
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const screenEnd = endOf(screen)
  const display = await readDisplay(screen)
  const port = await freePort()
  const program = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LANG: 'fr_FR.UTF-8', LANGUAGE: 'fr_FR', TZ: 'Europe/Paris' },
  })
  const programEnd = endOf(program)
  const how = { ask: 'SIGTERM', insist: 'SIGKILL', timeoutMs: 3_000 } as const
  return {
    browser,
    address: `http://127.0.0.1:${port}`,
    // a browser that hangs ends with its screen
    stop: async () => {
      await endChild(program, programEnd, how)
      await endChild(screen, screenEnd, how)
    },
  }
}

/** Xvfb takes a free display, and writes its number. */
const readDisplay = (screen: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('Xvfb did not start within 10 s.')), 10_000).unref()
    screen.once('error', reject)
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
  })
