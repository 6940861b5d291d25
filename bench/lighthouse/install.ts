import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { outsideEnvironment } from '../outside-environment.ts'

const folder = import.meta.dirname
const stamp = join(folder, 'node_modules/.lock-file')

/** Lighthouse is for this measure alone, so nobody else installs its hundred packages: `npm ci` here, when needed. */
export function installLighthouse(): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('  Installing Lighthouse…')
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    env: outsideEnvironment(),
    stdio: 'inherit',
  })
  writeFileSync(stamp, lock)
}
