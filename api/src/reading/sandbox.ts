import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The house. Its data and settings may be in there, too. */
const root = realpathSync(fileURLToPath(new URL('../../..', import.meta.url)))

/** What the process loads: sources, packages, and what says where these are. Neither data nor settings. */
const readable = [
  'api/src',
  'api/package.json',
  'domain/src',
  'domain/package.json',
  'node_modules',
  'package.json',
].map((path) => `${root}/${path}`)

/** MiB of heap of JavaScript; pages lie outside of it. */
const heap = 192
/** Seconds of CPU time: more than reader.ts allows, and it holds when nobody measures any more. */
const mostCpuSeconds = 60

/** Of Node.js itself: no file but ours, none written, no other program, no thread. */
const permissionsFor = (script: string) => [
  '--permission',
  ...[...readable, script].map((path) => `--allow-fs-read=${path}`),
  // libvips decodes pictures
  '--allow-addons',
  `--max-old-space-size=${heap}`,
  '--disallow-code-generation-from-strings',
  '--no-warnings',
]

/** Services listen on sockets in these folders, which a network of its own does not hide. Ours must stay visible. */
export const hiddenFolders = ['/tmp', '/run'].filter((folder) =>
  [root, process.execPath].every((path) => !path.startsWith(`${folder}/`)),
)
const emptyFolders = hiddenFolders.map((folder) => `mount -t tmpfs -o size=64k,mode=555 none ${folder} && `).join('')

/**
 * A network of its own with nothing in it, and empty folders where the system allows these. As a user of its own first:
 * it cannot look into the memory and settings of the server then.
 */
const asNobody = ['unshare', '--user', '--map-root-user', '--net']
const withEmptyFolders = ['--mount', 'sh', '-c', `${emptyFolders}exec "$@"`, 'sh']
const isolations = [
  [...asNobody, ...withEmptyFolders],
  asNobody,
  ['unshare', '--net', ...withEmptyFolders],
  ['unshare', '--net'],
]

/** Ends with the server, also in the middle of arithmetic, and has no rights in its namespaces. */
const endsWithServer = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs']
const guards = [
  [[...endsWithServer, '--bounding-set', '-all'], endsWithServer],
  [['prlimit', `--cpu=${mostCpuSeconds}:${mostCpuSeconds + 5}`, '--core=0']],
]

export type Sandbox = { command: readonly string[]; hasNetwork: boolean }

/** Whether a program starts behind the command and can read our sources: with other rights it may not. */
function works([program = '', ...given]: readonly string[]): boolean {
  const probe = ['sh', '-c', '"$0" --version && cat "$1"', process.execPath, fileURLToPath(import.meta.url)]
  const env = { PATH: process.env['PATH'] }
  return spawnSync(program, [...given, ...probe], { stdio: 'ignore', env, cwd: '/' }).status === 0
}

/** What the system allows, tried in order: in many containers, and outside of Linux, nothing. */
export function findSandbox(isPossible: (command: readonly string[]) => boolean = works): Sandbox {
  const isolation = isolations.find(isPossible)
  const command = [...(isolation ?? [])]
  for (const choices of guards) command.push(...(choices.find((choice) => isPossible([...command, ...choice])) ?? []))
  return { command, hasNetwork: !isolation }
}

let found: Sandbox | undefined
const sandbox = () => (found ??= process.platform === 'linux' ? findSandbox() : { command: [], hasNetwork: true })

/** Whether the kernel keeps the process from every network. */
export const isWithoutNetwork = (): boolean => !sandbox().hasNetwork

/** How to start a script of ours that can do nothing but compute: a program and its arguments. */
export function sandboxedNode(script: string): { program: string; given: string[] } {
  const [program, ...given] = [...sandbox().command, process.execPath, ...permissionsFor(script), script]
  return { program: program ?? process.execPath, given }
}
