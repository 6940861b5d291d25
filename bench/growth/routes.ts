import { createCaller } from '@bailclair/one-machine/demo-data/api-caller.ts'
import { seedId } from '@bailclair/one-machine/demo-data/seed-sql.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { demonstration } from '@bailclair/one-machine/stack/demonstration.ts'
import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import type { Realm } from '@bailclair/one-machine/stack/sign-in.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import pg from 'pg'
import { seedProperties } from '../seed-properties.ts'

/** The same at every size: what the calls read of their own. */
const own = { properties: 5, applicationsEach: 17 }
const [shares, partsInQueue] = [3, 100]

export type Routes = Readonly<Record<string, () => Promise<unknown>>>

const countersSql = `select name, sum(count) from
  (select name, day, count from statistic union all select name, day, count from statistic_change) as counted
  where name in ('owner', 'property') or name like 'file %' or (name = 'application' and day > current_date) group by name`

/** An owner, a tenant who shares a file, a verifier and a queue; and the calls of their pages. */
export async function prepareRoutes({ addresses, databaseUrl }: Stack, signal: AbortSignal) {
  const account = { password: 'Une-porte-ouverte', firstName: 'Camille', lastName: 'Moreau' }
  const callerOf = async (realm: Realm, person: { email: string; password: string }) => {
    await ensureAccount(addresses.identity, realm, { ...account, ...person }, signal)
    return createCaller(addresses, realm, person, signal)
  }
  const email = 'ordinary-owner@bailclair.example'
  const owner = await callerOf('owner', { ...account, email })
  const tenant = await callerOf('tenant', { ...account, email: 'ordinary-tenant@bailclair.example' })
  const verifier = await callerOf('staff', demonstration.verifier)

  await owner.get('owner/profile') // the first call creates the owner
  await seedProperties(databaseUrl, email, own)
  const { properties } = await owner.get<{ properties: { id: string; token: string }[] }>('owner/profile')
  const [property] = properties
  await shareFile()
  await fillQueue(databaseUrl)
  const connection = new pg.Client(databaseUrl)
  await connection.connect()

  async function shareFile() {
    await tenant.post('tenant/file', { applicationType: 'ALONE', coTenants: [] })
    await tenant.post('tenant/names', { firstName: account.firstName, lastName: account.lastName })
    for (const { token } of properties.slice(0, shares))
      await tenant.post(`property/public/subscribe/${token}`, { access: true, kcToken: await tenant.token() })
  }
  /** As a visitor: without a session. */
  const visit = async (path: string) => {
    const response = await fetch(addresses.api + path, { signal })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.text()
  }
  const began = performance.now()
  await visit('stats')
  const firstStatisticsMs = performance.now() - began

  const routes: Routes = {
    Profile: () => owner.get('owner/profile'),
    Property: () => owner.get(`property/${property?.id}`),
    'Public view': () => visit(`property/public/${property?.token}`),
    Applications: () => owner.get('owner/applications'),
    'Tenant home': () => tenant.get('tenant/profile'),
    'Tenant shares': () => tenant.get('tenant/accesses'),
    'Desk queue': () => verifier.get('desk/queue'),
    'Desk figures': () => verifier.get('desk/figures'),
    // the API keeps the answer of /stats for an hour: this asks its database
    'Counters of /stats': () => connection.query(countersSql),
  }
  return { routes, firstStatisticsMs, close: () => connection.end() }
}

/** Parts that wait for the team, and a month of verdicts. */
async function fillQueue(databaseUrl: string) {
  const id = seedId(`'queued ' || n`)
  await runSql(
    databaseUrl,
    `insert into rental_file (id, source, application_type, status, total_income_cents, last_update_at, created_at)
      select ${id}, 'BUNDLED', 'ALONE', 'TO_PROCESS', 200000, now(), now() from generate_series(1, $1::int) as n`,
    [partsInQueue],
  )
  await runSql(
    databaseUrl,
    `insert into tenant (rental_file_id, tenant_type, position, first_name, last_name, email, status, submitted_at)
      select ${id}, 'CREATE', 0, 'Camille', 'Moreau', 'queued-' || n || '@particulier.example', 'TO_PROCESS',
        now() - n * interval '1 minute' from generate_series(1, $1::int) as n`,
    [partsInQueue],
  )
  await runSql(
    databaseUrl,
    `insert into verification (submitted_at, decided_at, verdict)
      select now() - n * interval '1 hour' - interval '5 hours', now() - n * interval '1 hour', 'VALIDATED'
      from generate_series(1, 720) as n`,
  )
}
