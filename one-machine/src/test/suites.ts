import { availableParallelism } from 'node:os'
import { projectRoot } from '#project.ts'
import { commandFileProblems } from '#quality/commands.ts'
import { criteriaFileProblems } from '#quality/criteria.ts'
import { folderNameProblems } from '#quality/folder-names.ts'
import { journeyFileProblems } from '#quality/journeys.ts'
import { lockFileProblems } from '#quality/lock-file.ts'
import { openIdConnectFileProblems } from '#quality/openid-connect.ts'
import { requirementFileProblems } from '#quality/requirements.ts'
import { type PlaywrightSettings, runPlaywright } from './browser-suite.ts'
import { checkBoundaries, checkCommits, checkDeadCode, checkLaw, checkLint, checkTypes } from './checks.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { runVitest, vitestProjects } from './vitest-suite.ts'

/** What is on demand runs only when it is named. */
export type Suite = { name: string; run: () => Promise<Outcome>; isOnDemand?: boolean }

const suite = (name: string, run: () => Promise<Outcome>): Suite => ({ name, run })
const browser = (name: string, projects: readonly string[], settings?: Omit<PlaywrightSettings, 'projects'>) =>
  suite(name, () => runPlaywright(name, 'e2e', { ...settings, projects }))
const check = (name: string, problemsIn: (root: string) => string[]): Suite => ({
  name,
  run: async () => checkOutcome(problemsIn(projectRoot)),
})

/** Independent of each other: they share the processors, longest first. */
export const checks: readonly Suite[] = [
  suite('types', checkTypes),
  suite('lint', checkLint),
  suite('boundaries', checkBoundaries),
  suite('dead-code', checkDeadCode),
  check('folders', folderNameProblems),
  check('lock', lockFileProblems),
  check('journeys', journeyFileProblems),
  check('requirements', (root) => [
    ...requirementFileProblems(root),
    ...criteriaFileProblems(root),
    ...openIdConnectFileProblems(root),
  ]),
  check('commands', commandFileProblems),
  suite('law', checkLaw),
  suite('commits', checkCommits),
]

/** Longest first. Servers' tests often wait: the longest suite gets every processor, and the others run beside it. */
const units = vitestProjects.map((project, index) =>
  suite(project, () => runVitest(project, index === 0 ? '100%' : '50%')),
)

/** Many tests at once, in one product. */
const parallelBrowserSuites: readonly Suite[] = [
  browser('browser journeys', ['accessibility', 'journeys'], { workers: '150%' }),
]

/**
 * One test at a time, in a product of their own: outages, the one queue of the desk, journeys that measure seconds. Here
 * alone are chat, analytics and error reports.
 */
const serialBrowserSuites: readonly Suite[] = [
  browser('browser serial', ['serial', 'demo-data'], { workers: '1', env: { E2E_SERVICES: 'stand-ins' } }),
]

/** Parts of what runs above, for those who ask for them by name. */
const suitesByName: readonly Suite[] = [
  { ...browser('accessibility', ['accessibility'], { workers: '150%' }), isOnDemand: true },
]

/** One after the other; what is in one of them shares the machine. */
export const phases: readonly { suites: readonly Suite[]; sideBySide: number }[] = [
  { suites: checks, sideBySide: availableParallelism() },
  { suites: units, sideBySide: 2 },
  { suites: [...serialBrowserSuites, ...parallelBrowserSuites], sideBySide: Math.min(2, availableParallelism()) },
  { suites: suitesByName, sideBySide: 1 },
]

/** `--only types,domain`: by name, or by the first word of it. */
export function chosen(suites: readonly Suite[], only: readonly string[]): Suite[] {
  if (only.length === 0) return suites.filter(({ isOnDemand }) => !isOnDemand)
  return suites.filter(({ name }) => only.some((word) => `${name} `.startsWith(`${word} `)))
}
