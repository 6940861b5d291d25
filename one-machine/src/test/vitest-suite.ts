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
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

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

/** Skipped tests and files that could not be loaded count as failures. */
export function vitestOutcome({ testResults }: VitestReport, isOk: boolean, output: string): Outcome {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const passed = statuses.filter((status) => status === 'passed').length
  const emptyFiles = testResults.filter(({ assertionResults }) => assertionResults.length === 0).length
  const failed = statuses.length - passed + emptyFiles
  return toolOutcome(passed, failed, isOk, output)
}
