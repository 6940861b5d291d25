import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Area } from './areas.ts'

type Mutant = {
  status: string
  mutatorName: string
  replacement?: string
  location: { start: { line: number; column: number } }
}
type Report = { files: Record<string, { mutants: Mutant[] }> }
type Result = { killed: number; total: number; survivors: string[] }

const root = join(import.meta.dirname, '../..')
const tool = join(import.meta.dirname, 'node_modules/@stryker-mutator')

/** Runs Stryker on the code of one area: it makes mutants in a copy and runs the tests that reach them. */
export function mutate(name: string, { code }: Area): Result {
  const folder = join(root, '.data/mutation')
  mkdirSync(folder, { recursive: true })
  const [settings, report] = [join(folder, `${name}.json`), join(folder, `${name}.report.json`)]
  writeFileSync(
    settings,
    JSON.stringify({
      mutate: code,
      testRunner: 'vitest',
      plugins: [join(tool, 'vitest-runner/dist/src/index.js'), join(import.meta.dirname, 'ignore-log-mutants.ts')],
      ignorers: ['log-mutants'],
      // for a mutant in code that runs at import, Stryker runs all tests that import the module
      vitest: { configFile: 'bench/mutation.vitest.config.ts', related: true },
      warnings: { slow: false },
      ignorePatterns: ['.data', 'dist', 'e2e', 'docs', 'bench/lighthouse'],
      tempDirName: '.data/mutation/copies',
      cleanTempDir: 'always',
      concurrency: availableParallelism(),
      // added to the usual duration of a test, for a busy machine
      timeoutMS: 20_000,
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: report },
    }),
  )
  execFileSync(process.execPath, [join(tool, 'core/bin/stryker.js'), 'run', settings], {
    cwd: root,
    env: { ...process.env, AREA: name },
    stdio: 'inherit',
  })
  return readReport(JSON.parse(readFileSync(report, 'utf8')))
}

function readReport({ files }: Report): Result {
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })))
  const isKilled = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
  const isSurvivor = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage'
  const survivors = mutants.filter(isSurvivor).map(describe)
  const killed = mutants.filter(isKilled).length
  return { killed, total: killed + survivors.length, survivors }
}

function describe({ file, status, mutatorName, replacement = '', location }: Mutant & { file: string }): string {
  const where = `${file}:${location.start.line}:${location.start.column}`
  const what = replacement.replace(/\s+/g, ' ').slice(0, 80)
  return `${where} ${mutatorName} → ${what}${status === 'NoCoverage' ? ' (no test reaches it)' : ''}`
}
