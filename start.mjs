// Runs every command: `start.mjs [program.ts] [arguments]`. Installs the packages when they differ from the lock file,
// then runs the program with a Node that supports TypeScript. Plain JavaScript for Node 20, without npm packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitForLock } from './one-machine/src/process-lock.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const modules = join(root, 'node_modules')
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20) fail(`Node 20 or newer is needed; this is ${process.version}. See https://nodejs.org to get one.`)

await install()
runProgram()

// --- Installing ---

async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  // Written last, so that an interrupted installation has none. npm's own node_modules/.package-lock.json is not enough:
  // it stays when a pull changes the lock file.
  const stamp = join(modules, '.installed')
  const fingerprint = `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint

  if (isInstalled()) return
  const release = await waitForLock('install', root, () => {
    console.log('Another start is installing the packages: waiting for it…')
  })
  if (!isInstalled()) {
    if (!isWritable(root)) {
      fail(
        `The packages are not installed, and ${root} is not writable for you: clone the project into a folder of yours.`,
      )
    }
    rmSync(stamp, { force: true })
    await runNpmCi(JSON.parse(lock.toString()))
    writeFileSync(stamp, fingerprint)
  }
  release()
}

async function runNpmCi(lock) {
  console.log('Installing packages (the first time takes about a minute)…')
  const began = Date.now()
  // npm must end with this process, even after kill -9: otherwise it would go on during the next installation.
  const dieWithParent = ['setpriv', '--pdeathsig', 'KILL']
  const canDieWithParent = spawnSync('setpriv', [...dieWithParent.slice(1), 'true'], { stdio: 'ignore' }).status === 0
  const flags = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--no-progress',
    '--no-update-notifier',
  ]
  const [program, ...args] = [...(canDieWithParent ? dieWithParent : []), 'npm', 'ci', ...flags]
  const npm = spawn(program, args, { cwd: root, env: environmentForNpm(), stdio: ['ignore', 'inherit', 'inherit'] })

  const interrupt = (signal) => {
    npm.kill(signal)
    fail('Interrupted. The same command installs the rest.', 130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, interrupt)
  const progress = showProgress(lock, began)
  const code = await new Promise((resolve) => npm.once('exit', resolve).once('error', resolve))
  clearInterval(progress)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, interrupt)

  if (code !== 0)
    fail('The installation failed (npm ci, see above). Check the network, then run the same command again.')
  // npm reports success even when it could not download an optional package
  const missing = expectedPackages(lock).filter((path) => !existsSync(join(root, path, 'package.json')))
  if (missing.length > 0) fail(`The installation is incomplete: ${missing.join(', ')}. Run the same command again.`)
  console.log(`Installed in ${seconds(began)} s.`)
}

function showProgress(lock, began) {
  const expected = expectedPackages(lock)
  return setInterval(() => {
    const present = expected.filter((path) => existsSync(join(root, path, 'package.json'))).length
    console.log(`  ${present} of ${expected.length} packages, ${seconds(began)} s`)
  }, 5_000)
}

/** Folders that npm must create on this machine. The lock file also lists packages for other processors and systems. */
function expectedPackages(lock) {
  const libc = process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  const fits = (allowed, value) => {
    const list = [allowed ?? value].flat() // npm writes one value or a list; `!` means "not"
    return list.includes(value) || (list.every((it) => it.startsWith('!')) && !list.includes(`!${value}`))
  }
  return (
    Object.entries(lock.packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      // an optional package without `os` and `cpu` is a dependency of a package for another machine
      .filter(([, { optional, os, cpu }]) => !optional || os || cpu)
      .filter(([, { os, cpu }]) => fits(os, process.platform) && fits(cpu, process.arch))
      .filter(([, entry]) => fits(entry.libc, libc))
      .map(([path]) => path)
  )
}

/**
 * Removes what the outer `npm start` adds: npm_* settings, except those about the registry, and node_modules/.bin in
 * PATH, because npm ci replaces the `node` in it.
 */
function environmentForNpm() {
  const isKept = (name) =>
    !/^npm_/i.test(name) ||
    /^npm_config_(.*registry|cache|userconfig|globalconfig|.*proxy|.*ca|cafile|strict_ssl|.*offline|fetch_.*|\/\/.*)$/i.test(
      name,
    )
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name)))
  env.PATH = folders(process.env.PATH)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)
  if (!env.npm_config_cache && !isWritable(existsSync(join(homedir(), '.npm')) ? join(homedir(), '.npm') : homedir())) {
    env.npm_config_cache = join(root, '.data', 'npm-cache')
    mkdirSync(env.npm_config_cache, { recursive: true })
  }
  return env
}

// --- Running the program ---

function runProgram() {
  const runsTypeScript = major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
  const bundled = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const runtime = runsTypeScript ? process.execPath : bundled
  if (!existsSync(runtime)) {
    fail(
      `Node 22.18 or newer is needed: none comes with the project for ${process.platform}-${process.arch}, and this is ${process.version}.`,
    )
  }

  const isProgram = process.argv[2]?.endsWith('.ts')
  const program = isProgram ? process.argv[2] : 'one-machine/src/start/main.ts'
  const args = process.argv.slice(isProgram ? 3 : 2)
  const env = {
    NODE_COMPILE_CACHE: join(modules, '.cache', 'compile'),
    ...process.env,
    // `#!/usr/bin/env node` tools must run with the same Node, not with the machine's Node 20
    PATH: [dirname(runtime), ...folders(process.env.PATH)].join(delimiter),
  }
  // Detached: Ctrl-C in a terminal reaches only this process, which forwards it, so the program gets it once.
  // The IPC channel tells the program that this process has ended, even after kill -9.
  const child = spawn(runtime, [join(root, program), ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
  stopWithNpm(child)
}

/** After kill -9, npm no longer forwards signals, so the program must be stopped here. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1_000).unref()
}

// --- Helpers ---

function folders(path = '') {
  return path.split(delimiter).filter(Boolean)
}

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000)
}

function fail(message, code = 1) {
  console.error(`\n${message}`)
  process.exit(code)
}
