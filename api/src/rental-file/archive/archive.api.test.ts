import { describe, expect, it } from 'vitest'
import type { JobDeps } from '#platform/jobs/job.ts'
import { runJob } from '#test/jobs.ts'
import { startTenants } from '#test/tenants.ts'
import { absentTenantsJob, silentTenantsJob } from './archive.jobs.ts'

const day = 24 * 3_600

const archiveSilent = async (deps: JobDeps) => {
  await runJob(deps, silentTenantsJob)
  await runJob(deps, absentTenantsJob)
}

/** Each test has a clock and people of its own. */
async function begin() {
  const api = await startTenants()
  const wait = async (days: number) => {
    api.passSeconds(days * day)
    await archiveSilent(api.deps)
  }
  return { ...api, wait }
}

describe('45 days without a sign-in', async () => {
  const { newTenantAt, newLandlord, subscribe, wait, kindsTo, mailsTo, sql, enterTenant, tenantAuditActions, deps } =
    await begin()
  const ana = await newTenantAt('VALIDATED')
  const owner = await newLandlord()
  await subscribe(owner.property.token, ana.bearer)
  const kinds = async () => (await kindsTo(ana.email)).slice(1 + 1)
  const statusOf = async () => (await sql('select status, submitted_at from tenant where email = $1', [ana.email]))[0]

  it('sends one warning at day 30 and one at day 37, in the language of the tenant', async () => {
    await wait(29)
    expect(await kinds()).toEqual([])
    await wait(1)
    await archiveSilent(deps)
    expect(await kinds()).toEqual(['archive-warning'])
    expect((await mailsTo(ana.email)).at(-1).content.paragraphs[0]).toContain('27 décembre 2026')
    await wait(6)
    expect(await kinds()).toEqual(['archive-warning'])
    await wait(1)
    expect(await kinds()).toEqual(['archive-warning', 'archive-warning'])
    await wait(7)
    expect(await statusOf()).toMatchObject({ status: 'VALIDATED' })
  })

  it('archives the file and erases its documents; owners no longer see it', async () => {
    await wait(1)
    expect(await kinds()).toEqual(['archive-warning', 'archive-warning', 'file-archived'])
    expect(await statusOf()).toEqual({ status: 'ARCHIVED', submitted_at: null })
    expect(await sql('select 1 from document')).toEqual([])
    expect(await sql('select status from rental_file')).toEqual([{ status: 'ARCHIVED' }])
    expect(await tenantAuditActions(ana.user.id)).toContain('FILE_ARCHIVED')
    await wait(100)
    expect(await kinds()).toHaveLength(3)
  })

  it('ends with the next sign-in: INCOMPLETE, with the answers that were given', async () => {
    const again = await enterTenant(ana.user)
    const file = await again.file()
    expect(file).toMatchObject({ status: 'INCOMPLETE', situation: 'PERMANENT_CONTRACT', documents: [] })
    expect(file.missing.map(({ category }) => category)).toEqual(['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME'])
    expect(await sql('select archive_warnings from tenant_profile')).toEqual([{ archive_warnings: 0 }])
    await wait(30)
    expect(await kinds()).toHaveLength(4)
  })
})

it('begins anew with each sign-in', async () => {
  const { newTenantAt, enterTenant, wait, kindsTo } = await begin()
  const ana = await newTenantAt('TO_PROCESS')
  await wait(44)
  expect(await kindsTo(ana.email)).toEqual(['archive-warning'])
  await enterTenant(ana.user)
  await wait(29)
  expect(await kindsTo(ana.email)).toEqual(['archive-warning'])
  await wait(1)
  expect(await kindsTo(ana.email)).toEqual(['archive-warning', 'archive-warning'])
})

it('archives nobody without both warnings, even after an outage', async () => {
  const { newTenantAt, wait, kindsTo } = await begin()
  const ana = await newTenantAt('TO_PROCESS')
  await wait(400)
  expect(await kindsTo(ana.email)).toEqual(['archive-warning'])
  await wait(7)
  expect(await kindsTo(ana.email)).toEqual(['archive-warning', 'archive-warning'])
  await wait(8)
  expect(await kindsTo(ana.email)).toEqual(['archive-warning', 'archive-warning', 'file-archived'])
})

it('ends with any call, not only the profile', async () => {
  const { newTenantAt, wait, tenantToken, call } = await begin()
  const ana = await newTenantAt('VALIDATED')
  for (const days of [30, 7, 8]) await wait(days)
  const bearer = await tenantToken(ana.user)
  const reply = await call('POST', '/tenant/situation', { bearer, body: { situation: 'RETIRED', incomes: [] } })
  expect(reply.json().file).toMatchObject({ status: 'INCOMPLETE', situation: 'RETIRED' })
})

it('of one tenant leaves the shared file incomplete; one who never joined is archived too', async () => {
  const { newShared, enterTenant, wait, sql } = await begin()
  const [ana, ben] = await newShared('GROUP', 'ben@example.org')
  await ana.ask('POST', '/tenant/coTenants', { email: 'absent@example.org' })
  for (const days of [30, 7]) await wait(days)
  await enterTenant(ben.user)
  await wait(8)
  expect(await sql('select email, status from tenant order by position')).toEqual([
    { email: ana.email, status: 'ARCHIVED' },
    { email: 'ben@example.org', status: 'INCOMPLETE' },
    { email: 'absent@example.org', status: 'ARCHIVED' },
  ])
  expect(await sql('select status from rental_file')).toEqual([{ status: 'INCOMPLETE' }])
})
