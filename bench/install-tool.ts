import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentForNpm } from './environment-for-npm.ts'

/** Runs `npm ci` in the folder of a large tool that only one benchmark needs (decision 174). */
export function installTool(name: string, folder: string): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const stamp = join(folder, 'node_modules/.lock-file')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log(`  Installing ${name}…`)
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    env: environmentForNpm(),
    stdio: 'inherit',
  })
  writeFileSync(stamp, lock)
}
