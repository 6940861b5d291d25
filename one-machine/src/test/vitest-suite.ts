import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readIfExists } from '#files.ts'
import { projectRoot, toolPath } from '#project.ts'
import { type Outcome, toolOutcome } from './outcome.ts'
import { runNode } from './run-tool.ts'

type VitestConfig = { test: { projects: { test: { name: string } }[] } }
const { default: config }: { default: VitestConfig } = await import(join(projectRoot, 'vitest.config.ts'))

/** Each project of vitest.config.ts is a suite. */
export const vitestProjects = config.test.projects.map(({ test: { name } }) => name)

/** The part of vitest's JSON report that is used here. */
export type VitestReport = {
  testResults: { name: string; status: string; assertionResults: TestResult[] }[]
}
/** `meta.needs`: see it-needs.ts. */
type TestResult = { status: string; fullName?: string; meta?: { needs?: string } }

export async function runVitest(project: string, maxWorkers: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-vitest-'))
  try {
    const file = join(folder, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const args = ['run', '--project', project, `--maxWorkers=${maxWorkers}`, ...reporters]
    const { isOk, output } = await runNode([toolPath('vitest'), ...args], { CI: '1' })
    const report = readIfExists(file)
    return vitestOutcome(report ? (JSON.parse(report) as VitestReport) : { testResults: [] }, isOk, output)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A skipped test counts as a failure unless it says what it needs; then it is named. So do files that do not load. */
export function vitestOutcome({ testResults }: VitestReport, isOk: boolean, output: string): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const notRun = tests.filter(({ status, meta }) => status === 'skipped' && meta?.needs)
  const emptyFiles = testResults.filter(({ assertionResults }) => assertionResults.length === 0).length
  const outcome = toolOutcome(passed, tests.length - passed - notRun.length + emptyFiles, isOk, output)
  if (notRun.length === 0) return outcome
  const named = notRun.map(({ fullName, meta }) => `Not run, because it needs ${meta?.needs}: ${fullName}`)
  return { ...outcome, report: [outcome.report, ...named].filter(Boolean).join('\n') }
}
