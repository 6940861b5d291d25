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
}

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
    const nothing = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }
    return playwrightOutcome(report ? (JSON.parse(report) as PlaywrightReport) : nothing, isOk, output)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A journey that works every other time does not work; one that was skipped did not run. */
export function playwrightOutcome({ stats, errors }: PlaywrightReport, isOk: boolean, output: string): Outcome {
  const passed = stats.expected
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  return toolOutcome(passed, failed, isOk, output)
}
