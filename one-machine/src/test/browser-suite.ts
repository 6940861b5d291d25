import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getBrowser } from '#browser/get-browser.ts'
import { readIfExists } from '#files.ts'
import { projectRoot, toolPath } from '#project.ts'
import { type Outcome, toolOutcome } from './outcome.ts'
import { runNode } from './run-tool.ts'

/** What Playwright's JSON reporter writes, as far as it is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: Group[]
}
type Group = { suites?: Group[]; specs?: { title: string; tests: { status: string }[] }[] }

export type PlaywrightSettings = {
  /** Of e2e/playwright.config.ts; all of them when left out. */
  projects?: readonly string[]
  /** A number, or a part of the processors; left out, Playwright takes half of them. */
  workers?: string
  env?: Record<string, string>
  config?: string
  /** Names the program of the browser. */
  browser?: () => Record<string, string>
}

const chromium = () => ({ CHROME_PATH: getBrowser() })

/** `tests` is a part of their paths. `name` is that of a folder, too: what a failure leaves behind is there. */
export async function runPlaywright(
  name: string,
  tests: string,
  { projects = [], workers, env, config = 'e2e/playwright.config.ts', browser = chromium }: PlaywrightSettings = {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-playwright-'))
  try {
    const file = join(folder, 'report.json')
    const args = ['test', `--config=${config}`, '--reporter=list,json', tests]
    for (const project of projects) args.push(`--project=${project}`)
    // of its own: Playwright empties it first, and another suite may be at work
    args.push(`--output=${join(projectRoot, '.data/e2e', name.replaceAll(' ', '-'))}`)
    if (workers) args.push(`--workers=${workers}`)
    const { isOk, output } = await runNode([toolPath('playwright'), ...args], {
      ...env,
      ...browser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    })
    const report = readIfExists(file)
    const nothing = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [], suites: [] }
    return playwrightOutcome(report ? (JSON.parse(report) as PlaywrightReport) : nothing, isOk, output)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A browser may freeze on a busy machine; more journeys than this that need a second try are a defect. */
const mostSecondTries = 2

/** Journeys that passed at the second try are named. A journey that was skipped did not run: it fails. */
export function playwrightOutcome({ stats, errors, suites }: PlaywrightReport, isOk: boolean, output: string): Outcome {
  const isForgiven = stats.flaky <= mostSecondTries
  const passed = stats.expected + (isForgiven ? stats.flaky : 0)
  const failed = stats.unexpected + stats.skipped + errors.length + (isForgiven ? 0 : stats.flaky)
  const outcome = toolOutcome(passed, failed, isOk, output)
  if (stats.flaky === 0) return outcome
  const named = suites.flatMap(secondTries).map((title) => `Passed only at the second try: ${title}`)
  return { ...outcome, report: [outcome.report, ...named].filter(Boolean).join('\n') }
}

function secondTries({ suites = [], specs = [] }: Group): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title)
  return [...here, ...suites.flatMap(secondTries)]
}
