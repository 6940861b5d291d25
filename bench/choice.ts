import { setTimeout as sleep } from 'node:timers/promises'
import { insertFiles, insertProperties, seedId } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { ensureOwner } from '@bailclair/one-machine/stack/ensure-owner.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { percentile } from './figures.ts'
import { onTemporaryStack } from './on-temporary-stack.ts'

/** An owner chooses among 500 applications, on several properties one after another; then the answers leave. */
const properties = 10
/** One file in forty is archived and gets no answer. */
const filesEach = 512
const applicationsEach = 500
const limits = { chooseMs: 1_000, mailsSeconds: 60 }
/** Longer than the limit, so that a slow run is measured, too. */
const patienceMs = 5 * 60_000

const owner = { email: 'choice@bailclair.example', password: 'Un-choix-objectif' }

await onTemporaryStack(measure)

async function measure(stack: Stack, signal: AbortSignal): Promise<string[]> {
  const { databaseUrl } = stack
  const call = await signInOwner(stack)
  await seed(databaseUrl)
  const chosen = await runSql(
    databaseUrl,
    `select distinct on (property_id) property_id, id from application where file_status = 'VALIDATED'
      order by property_id, id`,
  )
  const milliseconds: number[] = []
  for (const { property_id: propertyId, id } of chosen) {
    const began = performance.now()
    const { answers } = await call(`owner/properties/${propertyId}/choice`, {
      applicationId: id,
      text: 'WARM',
      reason: 'OTHER_CHOSEN',
      tellsReason: true,
      access: 'AT_ONCE',
    })
    milliseconds.push(performance.now() - began)
    if (answers[0]?.count !== applicationsEach - 1) throw new Error(`${answers[0]?.count} were answered`)
  }
  const left = await sendAnswers(databaseUrl, `${chosen[0]?.['property_id']}`, signal)
  console.log(
    `${milliseconds.length} choices among ${applicationsEach} applications; ${left.mails} mails of one choice`,
  )
  return [
    ...report('Choosing, p95', percentile(milliseconds, 95), limits.chooseMs, 'ms'),
    ...report('Mails written', left.writtenSeconds, limits.mailsSeconds, 's'),
    ...report('Last mail left', left.sentSeconds, limits.mailsSeconds, 's'),
    ...(left.mails === left.people ? [] : [`${left.mails} mails for ${left.people} people`]),
  ]
}

async function signInOwner({ addresses }: Stack) {
  await ensureOwner(addresses.identity, owner, AbortSignal.timeout(60_000))
  const { access_token: token } = await signIn(addresses, 'owner', owner)
  const authorization = `Bearer ${token}`
  // the first call creates the owner
  await fetch(`${addresses.api}owner/profile`, { headers: { authorization } })
  return async (path: string, body: object) => {
    const response = await fetch(addresses.api + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { answers: { count: number }[] }
  }
}

async function seed(databaseUrl: string) {
  await runSql(
    databaseUrl,
    insertProperties(`select id, 'choice ' || n, n from owner, generate_series(1, $2::int) as n where email = $1`),
    [owner.email, properties],
  )
  await runSql(
    databaseUrl,
    insertFiles(`select ${seedId(`'property choice ' || property`)}, 'choice-' || property || '-' || n, n
      from generate_series(1, $1::int) as property, generate_series(1, $2::int) as n`),
    [properties, filesEach],
  )
  // as autovacuum does within a minute
  await runSql(databaseUrl, 'vacuum (analyze)')
}

/** Lets the 24 hours pass right after the job has looked for answers, so that they wait for it as long as they can. */
async function sendAnswers(databaseUrl: string, propertyId: string, signal: AbortSignal) {
  const lastRun = async () =>
    `${(await runSql(databaseUrl, `select succeeded_at::text from job_run where name = 'answers'`))[0]?.['succeeded_at']}`
  for (const before = await lastRun(); (await lastRun()) === before; ) await sleep(100, undefined, { signal })
  const [due] = await runSql(
    databaseUrl,
    `update answer set decided_at = decided_at - interval '24 hours', leaves_at = clock_timestamp()
      where property_id = $1 returning id, leaves_at, (select count(*)::int from answered_application
        join application on application.id = application_id join tenant using (rental_file_id)
        where answer_id = answer.id) as people`,
    [propertyId],
  )
  const dueAt = due?.['leaves_at'] as Date
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(250, undefined, { signal })) {
    const [mail] = await runSql(
      databaseUrl,
      `select count(*)::int as mails, count(*) filter (where sent_at is null)::int as waiting,
        max(sent_at) as last, min(created_at) as written from mail_outbox where kind = 'application-answered'`,
    )
    if (!mail?.['mails'] || mail['waiting'] !== 0) continue
    const seconds = (moment: unknown) => ((moment as Date).getTime() - dueAt.getTime()) / 1_000
    return {
      mails: Number(mail['mails']),
      people: Number(due?.['people']),
      writtenSeconds: seconds(mail['written']),
      sentSeconds: seconds(mail['last']),
    }
  }
  throw new Error('The mails did not leave.')
}

function report(what: string, amount: number, limit: number, unit: string): string[] {
  const ratio = amount / limit
  console.log(`${what.padEnd(16)}${amount.toFixed(1).padStart(7)} ${unit} of ${limit}, ratio ${ratio.toFixed(2)}`)
  return ratio <= 1 ? [] : [`Above the limit: ${what}`]
}
