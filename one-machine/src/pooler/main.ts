import { MissingProgram } from '#missing-program.ts'
import { isPgBouncerInstalled } from '#postgres/pgbouncer.ts'
import { hasFailed, lastLine } from '#test/outcome.ts'
import { runSuiteCommand } from '#test/run-suite-command.ts'
import { runVitest } from '#test/vitest-suite.ts'

/** `npm run test:pooler`: the tests of server-kit, identity server and API, through PgBouncer in transaction mode. */
async function testThroughPooler() {
  if (!isPgBouncerInstalled())
    throw new MissingProgram('No PgBouncer is available. On Debian: apt-get install pgbouncer')
  process.env['TEST_POOLER'] = '1'
  let failed = 0
  for (const project of ['server-kit', 'identity', 'api']) {
    console.log(`Running the tests of ${project} through PgBouncer. This takes minutes…`)
    const outcome = await runVitest(project, '50%')
    if (outcome.report) console.log(outcome.report)
    console.log(`${project} through PgBouncer: ${lastLine(outcome)}`)
    if (hasFailed(outcome)) failed++
  }
  return { failed }
}

await runSuiteCommand(testThroughPooler)
