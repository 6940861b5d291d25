import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { readIfExists } from '#files.ts'
import { MissingProgram } from '#missing-program.ts'

/** Minimum version for the realms of deploy/keycloak. */
const version = '26.7.4'
const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`
const archive = `org/keycloak/keycloak-quarkus-dist/${version}/keycloak-quarkus-dist-${version}.zip`

type Environment = { KEYCLOAK_HOME?: string | undefined; JAVA_HOME?: string | undefined }

/**
 * Puts a Keycloak into `folder`: a copy of KEYCLOAK_HOME, otherwise the distribution from Maven. It is a copy because
 * the tests configure and rebuild it.
 */
export function getKeycloak(folder: string, env: Environment = process.env): string {
  requireJava(env)
  const home = env.KEYCLOAK_HOME ? copyInstallation(env.KEYCLOAK_HOME, folder) : unpackDistribution(folder)
  if (!existsSync(join(home, 'bin/kc.sh'))) throw new MissingProgram(`There is no bin/kc.sh in ${home}.`)
  return home
}

function requireJava({ JAVA_HOME }: Environment) {
  const java = JAVA_HOME ? join(JAVA_HOME, 'bin/java') : 'java'
  const { status, stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  const major = Number(/version "(\d+)/.exec(stderr ?? '')?.[1])
  if (status !== 0 || !(major >= 17)) throw new MissingProgram('Keycloak runs on Java 17 or newer, and none is here.')
}

function copyInstallation(original: string, folder: string): string {
  if (!existsSync(join(original, 'bin/kc.sh'))) {
    throw new MissingProgram(`KEYCLOAK_HOME is ${original}, where there is no bin/kc.sh.`)
  }
  const copy = join(folder, 'copy')
  const versionOf = (home: string) => readIfExists(join(home, 'version.txt'))
  if (existsSync(copy) && versionOf(copy) === versionOf(original)) return copy
  rmSync(copy, { recursive: true, force: true })
  cpSync(original, copy, { recursive: true, filter: (path) => path !== join(original, 'data') })
  return copy
}

function unpackDistribution(folder: string): string {
  const home = join(folder, `keycloak-${version}`)
  if (existsSync(home)) return home
  const draft = join(folder, 'draft')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const zip = fetchArchive()
  const tools = [
    ['unzip', '-q', zip],
    ['jar', 'xf', zip], // comes with a JDK
  ] as const
  const isUnpacked = tools.some(([tool, ...args]) => spawnSync(tool, args, { cwd: draft }).status === 0)
  if (!isUnpacked) throw new MissingProgram(`Neither unzip nor jar could unpack ${zip}.`)
  spawnSync('chmod', ['+x', join(draft, basename(home), 'bin/kc.sh')]) // jar does not restore permissions
  renameSync(join(draft, basename(home)), home)
  return home
}

/** Returns the path in the local Maven repository, after a download if needed. */
function fetchArchive(): string {
  const zip = join(homedir(), '.m2/repository', archive)
  if (existsSync(zip)) return zip
  console.log(`Fetching Keycloak ${version} with Maven…`)
  const { status, stdout, error } = spawnSync(
    'mvn',
    ['--batch-mode', '--quiet', 'dependency:get', `-Dartifact=${artifact}`, '-Dtransitive=false'],
    { encoding: 'utf8' },
  )
  if (status === 0 && existsSync(zip)) return zip
  const reason = error ? 'Maven is not installed' : `Maven could not fetch ${artifact}:\n${stdout.trim()}`
  throw new MissingProgram(`No Keycloak is available: ${reason}\nSet KEYCLOAK_HOME to a Keycloak ${version} or newer.`)
}
