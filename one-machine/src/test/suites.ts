import { availableParallelism } from 'node:os'
import { projectRoot } from '#project.ts'
import { folderNameProblems } from '#quality/folder-names.ts'
import { journeyFileProblems } from '#quality/journeys.ts'
import { lockFileProblems } from '#quality/lock-file.ts'
import { type PlaywrightSettings, runPlaywright } from './browser-suite.ts'
import { checkBoundaries, checkDeadCode, checkLint, checkTypes, workspaces } from './checks.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { runVitest, vitestProjects } from './vitest-suite.ts'

export type Suite = { name: string; run: () => Promise<Outcome> }

const suite = (name: string, run: () => Promise<Outcome>): Suite => ({ name, run })
const browser = (name: string, tests: string, settings?: PlaywrightSettings) =>
  suite(name, () => runPlaywright(name, tests, settings))
const check = (name: string, problemsIn: (root: string) => string[]): Suite => ({
  name,
  run: async () => checkOutcome(problemsIn(projectRoot)),
})

/** Quick, and independent of each other: they share the processors. */
export const checks: readonly Suite[] = [
  ...workspaces.map((workspace) => suite(`types ${workspace}`, () => checkTypes(workspace))),
  suite('lint', checkLint),
  suite('boundaries', checkBoundaries),
  suite('dead-code', checkDeadCode),
  check('folders', folderNameProblems),
  check('lock', lockFileProblems),
  check('journeys', journeyFileProblems),
]

/** Each keeps the processors busy by itself. */
const units = vitestProjects.map((project) => suite(project, () => runVitest(project)))

/** Each one journey at a time, in a product of its own: most of it is waiting, so that two of them fit side by side. */
const walks: readonly Suite[] = [
  // sessions and outages of sign-in watch the clock
  browser('browser accounts', 'e2e/journeys/(account|shell|foundation)'),
  // there is one queue at the desk
  browser('browser desk', 'e2e/journeys/(desk|whole-loop)'),
  // what they make fail would fail for the others, too, and what fills the queue of the desk fills it for them
  browser('browser outages', 'e2e/(outages|demo-data)'),
  // elsewhere nobody is asked about cookies, and nothing foreign may be loaded
  browser('browser services', 'e2e/services', { env: { E2E_SERVICES: 'stand-ins' } }),
]

/** Many at once; a browser waits often enough for half as many again as there are processors. */
const crowds: readonly Suite[] = [
  browser('browser journeys', 'e2e/journeys/(?!account|shell|foundation|desk|whole-loop)', { workers: '150%' }),
  browser('accessibility', 'e2e/accessibility', { workers: '150%' }),
]

/** One after the other; what is in one of them shares the machine. */
export const phases: readonly { suites: readonly Suite[]; sideBySide: number }[] = [
  { suites: checks, sideBySide: availableParallelism() },
  { suites: units, sideBySide: 1 },
  { suites: walks, sideBySide: Math.min(2, availableParallelism()) },
  { suites: crowds, sideBySide: 1 },
]

/** `--only types,domain`: by name, or by the first word of it. */
export function chosen(suites: readonly Suite[], only: readonly string[]): Suite[] {
  return suites.filter(({ name }) => only.length === 0 || only.some((word) => `${name} `.startsWith(`${word} `)))
}
