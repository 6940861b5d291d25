import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lawReviews } from '@bailclair/domain/law/overdue-reviews.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { projectRoot, toolPath } from '#project.ts'
import { boundaryProblems, type CruiseReport } from '#quality/boundaries.ts'
import { lastUncheckedCommit, subjectProblems, subjectsAfter } from '#quality/commits.ts'
import { lawReviewWarnings } from '#quality/law-reviews.ts'
import { checkOutcome, failedWith, type Outcome, succeeded } from './outcome.ts'
import { runNode } from './run-tool.ts'

export const workspaces: string[] = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).workspaces

/** `--force`: the workspaces import each other's sources, and the timestamps that `tsc -b` compares do not cover those. */
export const checkTypes = () => runTool('tsc', '--build', '--force', '--checkers', '1', '--pretty', 'false')
export const checkLint = () => runTool('biome', 'ci', '--colors=off', '--error-on-warnings', '.')
export const checkDeadCode = () => runTool('knip')

export async function checkBoundaries(): Promise<Outcome> {
  const { stdout, output } = await runNode([toolPath('depcruise'), '--output-type=json', ...workspaces, 'start.mjs'])
  if (!stdout.startsWith('{')) return failedWith(output)
  return checkOutcome(boundaryProblems(JSON.parse(stdout) as CruiseReport, workspaces))
}

export async function checkCommits(): Promise<Outcome> {
  const subjects = subjectsAfter(lastUncheckedCommit, projectRoot)
  if (!subjects) return { ...succeeded(), report: `Commits are not checked: git does not find ${lastUncheckedCommit}.` }
  return checkOutcome(subjectProblems(subjects))
}

/** Rules of letting that should be read again are named, and fail nothing. */
export function lawOutcome(today: CalendarDate): Outcome {
  const warnings = lawReviewWarnings(lawReviews, today)
  return { ...succeeded(), ...(warnings.length > 0 && { report: warnings.join('\n') }) }
}

export const checkLaw = async () => lawOutcome(todayInParis(new Date()))

async function runTool(tool: string, ...args: string[]): Promise<Outcome> {
  const { isOk, output } = await runNode([toolPath(tool), ...args])
  return isOk ? succeeded() : failedWith(output)
}
