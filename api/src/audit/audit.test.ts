import { describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { auditJobs } from './audit.jobs.ts'
import { recordAudit, recordServiceAction } from './record-audit.service.ts'

const { deps, sql } = await startDeps()
const ana = { issuer: 'https://identity.example/realms/owner', subject: 'ana' }
const entries = () => sql('select occurred_at, actor, action from audit_entry order by id')

describe('the audit log', () => {
  it('records who did what and when, by pseudonym', async () => {
    await recordAudit(deps, deps.db, ana, 'NAMES_CHANGED')
    await recordAudit(deps, deps.db, ana, 'EMAIL_CHANGED')
    await recordAudit(deps, deps.db, { ...ana, subject: 'ben' }, 'NAMES_CHANGED')
    const [first, second, third] = await entries()
    expect(first).toMatchObject({ action: 'NAMES_CHANGED', occurred_at: deps.clock() })
    expect(second.actor.equals(first.actor)).toBe(true)
    expect(third.actor.equals(first.actor)).toBe(false)
    expect(JSON.stringify(await sql('select a::text from audit_entry as a'))).not.toMatch(/ana|ben/)
  })

  it('has different pseudonyms under another key', async () => {
    const config = { ...deps.config, PSEUDONYM_KEY: 'another key of at least 32 characters' }
    await recordAudit({ ...deps, config }, deps.db, ana, 'SIGNED_OUT')
    const all = await entries()
    expect(all.at(-1).actor.equals(all[0].actor)).toBe(false)
  })

  it.each([
    "update audit_entry set action = 'OTHER'",
    'update audit_entry set action = action where false',
    'delete from audit_entry',
    'truncate audit_entry',
  ])('is append-only: %s', async (statement) => {
    const before = await entries()
    await expect(sql(statement)).rejects.toThrow(/audit_entry\w* is append-only/)
    expect(await entries()).toEqual(before)
  })

  it('records the object, and the person concerned when the service acts by itself', async () => {
    const object = { kind: 'PROPERTY', id: '7d7d6c0c-7f6e-4d2b-9d53-1b7b3a3f0001' } as const
    await recordAudit(deps, deps.db, ana, 'LINK_PAUSED', { object })
    await recordServiceAction(deps, deps.db, 'INACTIVITY_WARNED', { concerns: ana })
    const [byAna, byService] = await sql('select * from audit_entry order by id desc limit 2').then((rows) =>
      rows.reverse(),
    )
    expect(byAna).toMatchObject({ object_kind: 'PROPERTY', object: expect.any(Buffer), concerns: null })
    expect(byService).toMatchObject({ actor: null, object: null, concerns: byAna.actor })
    expect(JSON.stringify(await sql('select a::text from audit_entry as a'))).not.toContain(object.id)
  })

  it('is rolled back with the transaction it belongs to', async () => {
    const before = (await entries()).length
    const work = deps.db.transaction().execute(async (tx) => {
      await recordAudit(deps, tx, ana, 'ACCOUNT_DELETED')
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await entries()).toHaveLength(before)
  })
})

describe('the retention of the audit log', () => {
  const [job] = auditJobs
  const now = new Date()
  const old = new Date(now)
  old.setUTCFullYear(old.getUTCFullYear() - 1)
  const add = (occurredAt: Date, action: string) =>
    sql('insert into audit_entry (occurred_at, action) values ($1, $2)', [occurredAt, action])
  const left = async () =>
    (await sql(`select action from audit_entry where action like 'KEPT%' or action like 'GONE%' order by id`)).map(
      ({ action }) => action,
    )

  it('deletes entries after twelve months, not earlier, through the database function', async () => {
    await add(new Date(old.getTime() - 86_400_000), 'GONE_A')
    await add(old, 'GONE_B')
    await add(new Date(old.getTime() + 1), 'KEPT')
    const at = { ...deps, clock: () => now }
    expect(await job?.dryRun(at)).toEqual({ months: 0, entries: 2, seals: 0 })
    expect(await left()).toEqual(['GONE_A', 'GONE_B', 'KEPT'])
    expect(await job?.run(at, new AbortController().signal)).toMatchObject({
      counts: { months: 0, entries: 2 },
      isComplete: true,
    })
    expect(await left()).toEqual(['KEPT'])
  })

  it('refuses to delete younger entries, also through the function', async () => {
    await add(new Date(now.getTime() - 60 * 86_400_000), 'KEPT_TOO')
    await expect(sql('select forget_audit_entries(now(), 1000)')).rejects.toThrow('append-only')
    expect(await left()).toEqual(['KEPT', 'KEPT_TOO'])
  })
})
