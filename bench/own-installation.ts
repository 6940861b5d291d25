import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outsideEnvironment } from './outside-environment.ts'

/** A tool that one measure alone needs has packages that nobody else installs: `npm ci` in its folder, when needed. */
export function installTool(name: string, folder: string): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const stamp = join(folder, 'node_modules/.lock-file')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log(`  Installing ${name}…`)
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    env: outsideEnvironment(),
    stdio: 'inherit',
  })
  writeFileSync(stamp, lock)
}
