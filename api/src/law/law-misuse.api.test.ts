import { expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { runLawCommand } from './law-command.ts'

// 12 November 2026
const { deps, sql } = await startDeps()

const because = ['--because', 'loi n° 2026-1200 du 20 novembre 2026, article 3']
const set = (...args: string[]) => ['set', 'energy-season', ...args]
const kept = async () => [
  await sql('select id from law_change'),
  await sql('select id from rent_index'),
  await sql(`select id from audit_entry where action = 'LAW_CHANGED'`),
]

it.each<[string[], string]>([
  [['help'], 'There is no command help.'],
  [['--because', 'x'], '--because goes with set only.'],
  [['index', '2026-Q3', '147', '--since', '2026-10-15'], '--since goes with set only.'],
  [['set'], 'Which rule? The rules are:\n  energy-lease-g-plus\n'],
  [['set', 'rent-control-nice', 'ENDED', ...because], 'There is no rule rent-control-nice. The rules are:\n'],
  [['set', 'toString', 'ENDED', ...because], 'There is no rule toString.'],
  [set(), 'Which state?'],
  [set('UNCERTAIN', ...because), 'There is no state UNCERTAIN.'],
  [set('ended', ...because), 'There is no state ended.'],
  [set('ENDED', 'IN_FORCE', ...because), 'One rule and one state at a time: IN_FORCE is too much.'],
  [set('ENDED'), '--because is missing: say why, with the source.'],
  [set('ENDED', '--because', ' '), '--because is missing'],
  [set('ENDED', '--because'), "Option '--because <value>' argument missing"],
  [set('ENDED', '--because', 'x'.repeat(501)), '--because has more than 500 characters.'],
  [set('ENDED', '--because', 'one\ntwo'), '--because has a line break'],
  [set('ENDED', '--because', '\u001b[2J'), '--because has a line break, or a character that nobody sees.'],
  [set('ENDED', '--because', 'loi \u202e1'), '--because has a line break'],
  [set('ENDED', ...because, '--since', '2026-02-30'), '--since is a day such as 2026-11-25.'],
  [set('ENDED', ...because, '--since', 'today'), '--since is a day'],
  [set('IN_FORCE', ...because, '--until', '9999-12-31'), '--until is after 2199.'],
  [set('ENDED', ...because, '--until', '2027-01-01'), '--until goes with IN_FORCE only.'],
  [set('IN_FORCE', ...because, '--until', '2026-11-11'), '--until 2026-11-11 is before 2026-11-12.'],
  [set('AS_RELEASED'), '--because is missing'],
  [set('AS_RELEASED', ...because, '--since', '2026-12-01'), '--since does not go with AS_RELEASED.'],
  [set('AS_RELEASED', ...because, '--until', '2026-12-01'), '--until does not go with AS_RELEASED.'],
  [set('ENDED', ...because, '--since', '2026-12-01', '--since', '2026-12-02'), '--since is given twice.'],
  [set('ENDED', ...because, '--because=loi'), '--because is given twice.'],
  [set('ENDED', ...because, '--by', 'Ana'), "Unknown option '--by'"],
  [['index'], 'An index has a quarter such as 2026-Q3.'],
  [['index', '2026-Q5', '147'], 'An index has a quarter'],
  [['index', '2026Q3', '147'], 'An index has a quarter'],
  [['index', '2026-Q4', '147'], '2026-Q4 has not ended.'],
  [['index', '2026-Q3'], 'An index is a number from 50 to 500'],
  [['index', '2026-Q3', '147,02'], 'An index is a number'],
  [['index', '2026-Q3', '147.025'], 'An index is a number'],
  [['index', '2026-Q3', '49.99'], 'An index is a number'],
  [['index', '2026-Q3', '500.01'], 'An index is a number'],
  [['index', '2026-Q3', '1e2'], 'An index is a number'],
  [['index', '2026-Q3', '147', '2026-Q2'], 'One index at a time: 2026-Q2 is too much.'],
])('%j changes nothing and says why', async (args, problem) => {
  const { text, exitCode } = await runLawCommand(deps, args)
  expect([text.slice(0, problem.length), exitCode]).toEqual([problem, 2])
  expect(text).toContain('Usage: npm run law')
  expect(await kept()).toEqual([[], [], []])
})
