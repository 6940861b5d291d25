import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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

/** Without what an outer `npm run` says of itself, and with the npm of the system: see start.mjs. */
function outsideEnvironment() {
  const isOfNpm = (name: string) => /^npm_(?!config_)|^npm_config_local_prefix$/i.test(name)
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((it) => !it.includes('node_modules'))
  const others = Object.entries(process.env).filter(([name]) => !isOfNpm(name))
  return { ...Object.fromEntries(others), PATH: path.join(delimiter) }
}
