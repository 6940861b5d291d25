import { projectRoot } from '#project.ts'
import { folderNameProblems } from '#quality/folder-names.ts'
import { journeyFileProblems } from '#quality/journeys.ts'
import { lockFileProblems } from '#quality/lock-file.ts'
import { runPlaywright } from './browser-suite.ts'
import { checkBoundaries, checkDeadCode, checkLint, checkTypes, workspaces } from './checks.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { runVitest, vitestProjects } from './vitest-suite.ts'

export type Suite = { name: string; run: () => Promise<Outcome> }

const suite = (name: string, run: () => Promise<Outcome>): Suite => ({ name, run })
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

/** One at a time: each keeps the processors busy by itself. */
export const tests: readonly Suite[] = [
  ...vitestProjects.map((project) => suite(project, () => runVitest(project))),
  // one at a time: sessions and outages of sign-in watch the clock, and there is one queue at the desk
  suite('browser accounts', () => runPlaywright('e2e/journeys/(account|shell|foundation|desk|whole-loop)')),
  suite('browser journeys', () =>
    runPlaywright('e2e/journeys/(?!account|shell|foundation|desk|whole-loop)', { workers: '100%' })),
  // apart: what they make fail would fail for the others, too, and what fills the queue of the desk fills it for them
  suite('browser outages', () => runPlaywright('e2e/(outages|demo-data)')),
  // apart: elsewhere nobody is asked about cookies, and nothing foreign may be loaded
  suite('browser services', () => runPlaywright('e2e/services', { env: { E2E_SERVICES: 'stand-ins' } })),
  suite('accessibility', () => runPlaywright('e2e/accessibility', { workers: '100%' })),
]

/** `--only types,domain`: by name, or by the first word of it. */
export function chosen(suites: readonly Suite[], only: readonly string[]): Suite[] {
  return suites.filter(({ name }) => only.length === 0 || only.some((word) => `${name} `.startsWith(`${word} `)))
}
