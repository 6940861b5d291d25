import { isPgBouncerInstalled } from '#postgres/pgbouncer.ts'
import { onStopRequest } from '#stop-request.ts'
import { hasFailed, lastLine } from '#test/outcome.ts'
import { interruptTools } from '#test/run-tool.ts'
import { runVitest } from '#test/vitest-suite.ts'

/** `npm run test:pooler`: the tests of server-kit, identity server and API, through PgBouncer in transaction mode. */
async function main(): Promise<number> {
  if (!isPgBouncerInstalled()) {
    console.error('No PgBouncer is available, so nothing was tested. On Debian: apt-get install pgbouncer')
    return 1
  }
  process.env['TEST_POOLER'] = '1'
  let failed = 0
  for (const project of ['server-kit', 'identity', 'api']) {
    console.log(`Running the tests of ${project} through PgBouncer. This takes minutes…`)
    const outcome = await runVitest(project, '50%')
    if (outcome.report) console.log(outcome.report)
    console.log(`${project} through PgBouncer: ${lastLine(outcome)}`)
    if (hasFailed(outcome)) failed++
  }
  return failed === 0 ? 0 : 1
}

onStopRequest(() => {
  interruptTools()
  process.exit(130)
})
process.exit(await main())
