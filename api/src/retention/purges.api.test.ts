import { describe, expect, it } from 'vitest'
import { oldMailsJob } from '#platform/mail/outbox.job.ts'
import { runJob } from '#test/jobs.ts'
import { startTenants } from '#test/tenants.ts'
import { archivedFilesJob } from './archived-files.job.ts'
import { expiredPendingEmailsJob } from './purges.job.ts'

const api = await startTenants()
const { newLandlord, newTenant, newTenantAt, newApplicant, subscribe, applicationsOn, call, deps, sql, passSeconds } =
  api
const day = 86_400
const at = (instant: string) => ({ ...deps, clock: () => new Date(instant) })

describe('an archived file', async () => {
  const ana = await newTenantAt('VALIDATED')
  const fileOf = (email: string) =>
    sql('select status from rental_file where id in (select rental_file_id from tenant where email = $1)', [email])
  const archive = (email: string, on: string) =>
    sql(
      `with part as (update tenant set status = 'ARCHIVED' where email = $1 returning rental_file_id)
        update rental_file set status = 'ARCHIVED', last_update_at = $2 from part where id = rental_file_id`,
      [email, on],
    )

  it('is deleted after twelve months; the account stays', async () => {
    await archive(ana.email, '2026-02-28T22:30:00Z')
    expect(await runJob(at('2027-02-27T22:59:59Z'), archivedFilesJob)).toEqual({})
    expect(await archivedFilesJob.dryRun(at('2027-02-27T23:00:00Z'))).toEqual({ deleted: 1 })
    expect(await fileOf(ana.email)).toEqual([{ status: 'ARCHIVED' }])
    expect(await runJob(at('2027-02-27T23:00:00Z'), archivedFilesJob)).toEqual({ deleted: 1 })
    expect(await fileOf(ana.email)).toEqual([])
    expect(await sql('select from guarantor')).toEqual([])
    expect((await ana.profile()).file).toBeUndefined()
  })

  it('of another tenant system is deleted too, without a mail to owners', async () => {
    const [owner, bo] = [await newLandlord(), await newApplicant()]
    await subscribe(owner.property.token, bo.token)
    await archive(bo.email, '2026-02-28T12:00:00Z')
    const kinds = await api.kindsTo(owner.email)
    await runJob(at('2027-03-01T12:00:00Z'), archivedFilesJob)
    expect(await applicationsOn(owner.property.id)).toEqual([])
    expect(await api.kindsTo(owner.email)).toEqual(kinds)
  })

  it('stays when its tenant signs in, even while the job runs', async () => {
    const cy = await newTenantAt('INCOMPLETE')
    await archive(cy.email, '2026-02-28T12:00:00Z')
    const [{ id }] = await sql(`select id from rental_file where status = 'ARCHIVED'`)
    await cy.profile()
    expect(await runJob(at('2027-03-01T12:00:00Z'), archivedFilesJob)).toEqual({})
    expect(await sql('select status from rental_file where id = $1', [id])).toEqual([{ status: 'INCOMPLETE' }])
  })
})

describe('a pending e-mail', () => {
  it('is deleted a week after its link expired, not while the link is valid', async () => {
    const [stale, fresh] = [await newLandlord(), await newLandlord()]
    const ask = (owner: typeof stale, email: string) =>
      call('POST', '/owner/names', { bearer: owner.bearer, body: { firstName: 'N', lastName: 'P', email } })
    const pending = async (owner: typeof stale) =>
      (await sql('select pending_email from owner where email = $1', [owner.email]))[0].pending_email
    await ask(stale, 'one@example.org')
    passSeconds(8 * day)
    await ask(await api.enter(fresh.user).then((again) => ({ ...fresh, bearer: again.bearer })), 'two@example.org')
    expect(await runJob(deps, expiredPendingEmailsJob)).toEqual({ owners: 0, tenants: 0 })
    passSeconds(1)
    expect(await expiredPendingEmailsJob.dryRun(deps)).toEqual({ owners: 1, tenants: 0 })
    expect(await runJob(deps, expiredPendingEmailsJob)).toEqual({ owners: 1, tenants: 0 })
    expect([await pending(stale), await pending(fresh)]).toEqual([null, 'two@example.org'])
  })

  it('of a tenant is deleted too', async () => {
    const stale = await newTenant()
    await stale.ask('POST', '/tenant/email', { email: 'three@example.org' })
    passSeconds(8 * day)
    const fresh = await newTenant()
    await fresh.ask('POST', '/tenant/email', { email: 'four@example.org' })
    expect(await runJob(deps, expiredPendingEmailsJob)).toMatchObject({ tenants: 0 })
    passSeconds(1)
    expect(await expiredPendingEmailsJob.dryRun(deps)).toMatchObject({ tenants: 1 })
    expect(await runJob(deps, expiredPendingEmailsJob)).toMatchObject({ tenants: 1 })
    expect(await sql('select email from tenant_profile where pending_email is not null')).toEqual([
      { email: fresh.email },
    ])
  })
})

describe('mails', () => {
  it('are deleted 90 days after they were sent, 30 days after they died', async () => {
    await sql('delete from mail_outbox')
    const add = (kind: string, column: string, on: string) =>
      sql(`insert into mail_outbox (kind, payload, ${column}) values ($1, $2, $3)`, [
        kind,
        column === 'sent_at' ? null : '{}',
        on,
      ])
    await add('sent-long-ago', 'sent_at', '2026-08-14T10:00:00Z')
    await add('sent', 'sent_at', '2026-08-14T10:00:00.001Z')
    await add('dead-long-ago', 'dead_at', '2026-10-13T10:00:00Z')
    await add('dead', 'dead_at', '2026-10-13T10:00:00.001Z')
    expect(await runJob(at('2026-11-12T10:00:00Z'), oldMailsJob)).toEqual({ dead: 1, months: 0, sent: 1 })
    expect((await sql('select kind from mail_outbox order by kind')).map(({ kind }) => kind)).toEqual(['dead', 'sent'])
  })
})
