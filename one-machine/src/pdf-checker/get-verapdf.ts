import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { MissingProgram } from '#missing-program.ts'

const version = '1.28.2'
const artifact = `org.verapdf.apps:greenfield-apps:${version}`
const fileName = `greenfield-apps-${version}.jar`
const sha256 = '687d4d8bcfec48c9f7e931cf78ed061f1eeccfba55d4cdc000ba9b4d8aa46ce6'

type Environment = Readonly<Record<string, string | undefined>>

/** Where veraPDF is: VERAPDF_JAR, or a copy in `folder` that Maven fetches once. */
export function getVeraPdf(folder: string, env: Environment = process.env): string {
  requireJava()
  const own = env['VERAPDF_JAR']
  if (own && !existsSync(own)) throw new MissingProgram(`VERAPDF_JAR is ${own}, where there is nothing.`)
  if (own) return own
  const jar = join(folder, fileName)
  if (!existsSync(jar)) fetchJar(folder, jar)
  return jar
}

function requireJava() {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const major = Number(/version "(\d+)/.exec(stderr ?? '')?.[1])
  if (status !== 0 || !(major >= 11)) throw new MissingProgram('veraPDF runs on Java 11 or newer, and none is here.')
}

function fetchJar(folder: string, jar: string) {
  const draft = join(folder, 'draft')
  mkdirSync(draft, { recursive: true })
  console.log(`Fetching veraPDF ${version} with Maven…`)
  const options = [`-Dartifact=${artifact}`, `-DoutputDirectory=${draft}`]
  const { status, stdout, error } = spawnSync('mvn', ['--batch-mode', '--quiet', 'dependency:copy', ...options], {
    encoding: 'utf8',
  })
  if (error) throw missing('Maven is not installed')
  if (status !== 0) throw missing(`Maven could not fetch ${artifact}:\n${stdout.trim()}`)
  assertChecksum(join(draft, fileName))
  renameSync(join(draft, fileName), jar)
}

const missing = (reason: string) =>
  new MissingProgram(`No veraPDF is available: ${reason}\nSet VERAPDF_JAR to ${fileName}.`)

/** Nothing runs that is not the pinned release. */
export function assertChecksum(path: string, expected: string = sha256): void {
  const found = createHash('sha256').update(readFileSync(path)).digest('hex')
  if (found !== expected) throw missing(`${path} is not the expected file: its SHA-256 is ${found}`)
}
