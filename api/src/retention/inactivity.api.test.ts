import { describe, expect, it } from 'vitest'
import { runIdentityTasks } from '#identity/identity-task.service.ts'
import type { Job } from '#platform/jobs/job.ts'
import { runJob } from '#test/jobs.ts'
import { startTenants } from '#test/tenants.ts'
import { inactiveOwnersJob } from './inactive-owners.job.ts'
import { inactiveTenantsJob } from './inactive-tenants.job.ts'

const api = await startTenants()
const {
  newLandlord,
  newTenantAt,
  subscribe,
  enter,
  enterTenant,
  mailsTo,
  peer,
  deps,
  sql,
  auditActionsOf,
  tenantAuditActions,
} = api
const week = 7 * 86_400_000
/** The clock some weeks and milliseconds after the last sign-in, at noon of 12 November 2026. */
const after = (weeks: number, milliseconds = 0) => {
  const now = new Date(Date.parse('2026-11-12T12:00:00Z') + weeks * week + milliseconds)
  return { ...deps, clock: () => now }
}
const day = 86_400_000
const mailed = async (email: string) =>
  (await mailsTo(email)).map(({ kind }) => kind).filter((kind) => /inactivity|deleted/.test(kind))
const others = `delete from owner where email in ('alice@example.org', 'bob@example.org')`
await sql(others)

describe('inactive owners', async () => {
  const nora = await newLandlord('en')
  const ana = await newTenantAt('VALIDATED')
  await subscribe(nora.property.token, ana.bearer)
  await sql(`update tenant_profile set last_sign_in_on = '2030-01-01'`)

  it('are warned at 100 and 103 weeks and deleted at 104, once each, however often the job runs', async () => {
    const steps: [number, number, object, string[]][] = [
      [100, -day, {}, []],
      [100, 0, { 'first-warning': 1 }, ['inactivity-warning']],
      [103, -day, {}, ['inactivity-warning']],
      [103, 0, { 'last-warning': 1 }, ['inactivity-warning', 'inactivity-last-warning']],
      [104, -day, {}, ['inactivity-warning', 'inactivity-last-warning']],
      [104, 0, { deletion: 1 }, ['account-deleted']],
      [105, 0, {}, ['account-deleted']],
    ]
    for (const [weeks, offset, counts, mails] of steps) {
      const then = after(weeks, offset)
      expect(await inactiveOwnersJob.dryRun(then)).toEqual(counts)
      expect(await runJob(then, inactiveOwnersJob)).toEqual(counts)
      expect(await runJob(then, inactiveOwnersJob)).toEqual({})
      expect(await mailed(nora.email)).toEqual(mails)
    }
  })

  it('are deleted like owners who ask for it, with a receipt', async () => {
    const [mail] = await mailsTo(nora.email)
    expect(mail).toMatchObject({
      language: 'en',
      content: {
        paragraphs: [
          expect.stringContaining('despite our two reminders'),
          expect.stringContaining('This message is your receipt'),
          expect.anything(),
        ],
        facts: [
          { label: 'Receipt number', value: expect.stringMatching(/^[\dA-Z]{4}(-[\dA-Z]{4}){2}$/) },
          { label: 'Deleted on', value: '9 November 2028 at 13:00' },
          { label: 'Properties deleted', value: '1' },
          { label: 'Applications deleted', value: '1' },
        ],
      },
    })
    expect((await mailsTo(ana.email)).at(-1)?.kind).toBe('property-gone')
    expect(await sql('select from owner where email = $1', [nora.email])).toEqual([])
    expect((await auditActionsOf(nora.user.id)).at(-1)).toBe('PROPERTY_VALIDATED')
    const byService = await sql(`select action from audit_entry where actor is null order by id`)
    expect(byService.map(({ action }) => action)).toEqual(['INACTIVITY_WARNED', 'INACTIVITY_WARNED', 'ACCOUNT_DELETED'])
    await runIdentityTasks(deps)
    expect(peer.owner.users.has(nora.user.id)).toBe(false)
  })

  it('start again with a sign-in, and are never deleted without both warnings, even after downtime', async () => {
    const owner = await newLandlord()
    await runJob(after(150), inactiveOwnersJob)
    expect(await mailed(owner.email)).toEqual(['inactivity-warning'])
    expect((await mailsTo(owner.email)).at(-1)?.content.paragraphs[0]).toContain('11 octobre 2029')
    await runJob(after(151, -day), inactiveOwnersJob)
    expect(await mailed(owner.email)).toHaveLength(1)
    await runJob(after(151), inactiveOwnersJob)
    expect(await mailed(owner.email)).toEqual(['inactivity-warning', 'inactivity-last-warning'])
    // signs in on the day before the deletion
    await sql(`update owner set last_sign_in_on = '2029-10-10' where email = $1`, [owner.email])
    await runJob(after(152), inactiveOwnersJob)
    expect(await sql('select 1 from owner where email = $1', [owner.email])).toHaveLength(1)
    const hundredWeeksLater = after(152 + 100, -day)
    expect(await runJob(hundredWeeksLater, inactiveOwnersJob)).toEqual({ 'first-warning': 1 })
    await enter(owner.user)
    await sql('delete from owner where email = $1', [owner.email])
  })

  it('count from the creation of their row when they never signed in', async () => {
    await sql(`insert into owner (issuer, subject, email, language, created_at)
      values ('x', 'never', 'never@example.org', 'fr', '2026-11-11T23:30:00Z')`)
    // 00:30 on the 12th in Paris
    expect(await runJob(after(100, -day), inactiveOwnersJob)).toEqual({})
    expect(await runJob(after(100), inactiveOwnersJob)).toEqual({ 'first-warning': 1 })
  })
})

describe('inactive tenants', async () => {
  await sql(`update tenant_profile set last_sign_in_on = '2040-01-01'`)
  const bo = await newTenantAt('INCOMPLETE')
  const run = async (job: Job, weeks: number, offset = 0) => runJob(after(weeks, offset), job)

  it('follow the same rule, with mails of the tenant area and a receipt', async () => {
    expect(await run(inactiveTenantsJob, 100, -day)).toEqual({})
    expect(await run(inactiveTenantsJob, 100)).toEqual({ 'first-warning': 1 })
    expect((await mailsTo(bo.email)).at(-1)).toMatchObject({ content: { site: 'tenant' } })
    expect(await run(inactiveTenantsJob, 103)).toEqual({ 'last-warning': 1 })
    expect(await run(inactiveTenantsJob, 104, -day)).toEqual({})
    expect(await run(inactiveTenantsJob, 104)).toEqual({ deletion: 1 })
    expect((await mailsTo(bo.email)).map(({ kind, content }) => [kind, content.facts?.slice(2)])).toEqual([
      [
        'account-deleted',
        [
          { label: 'Justificatifs effacés', value: '4' },
          { label: 'Propriétaires qui n’ont plus accès', value: '0' },
        ],
      ],
    ])
    expect(await sql('select from tenant where email = $1', [bo.email])).toEqual([])
    expect((await tenantAuditActions(bo.user.id)).slice(-3)).toEqual([
      'INACTIVITY_WARNED',
      'INACTIVITY_WARNED',
      'ACCOUNT_DELETED',
    ])
    await runIdentityTasks(deps)
    expect(peer.tenant.users.has(bo.user.id)).toBe(false)
  })

  it('stay when they sign in between two steps', async () => {
    const cy = await newTenantAt('INCOMPLETE')
    await run(inactiveTenantsJob, 100)
    await enterTenant(cy.user)
    await sql(`update tenant_profile set last_sign_in_on = '2028-10-20' where email = $1`, [cy.email])
    expect(await run(inactiveTenantsJob, 104)).toEqual({})
    expect((await mailsTo(cy.email)).filter(({ kind }) => kind.startsWith('inactivity'))).toHaveLength(1)
  })
})
