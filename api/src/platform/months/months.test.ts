import { sql as raw } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditJobs } from '#audit/audit.jobs.ts'
import { runAuditCommand } from '#audit/audit-command.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import { sealAll } from '#audit/seal-entries.service.ts'
import { oldMailsJob } from '#platform/mail/outbox.job.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { startDeps } from '#test/harness.ts'
import { runJob } from '#test/jobs.ts'
import { monthsJob } from './months.job.ts'
import { readCoverage } from './months.repository.ts'

// the role of the API may neither create nor drop tables
const { deps, sql } = await startDeps({ TEST_DATABASE_ROLE: 'worker' })
const now = new Date()
const at = { ...deps, clock: () => now }
const ana = { issuer: 'https://identity.example/realms/owner', subject: 'ana' }
const [auditJob] = auditJobs
const firstOf = (months: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
const nameOf = (table: string, months: number) =>
  `${table}_${firstOf(months).toISOString().slice(0, 7).replace('-', '_')}`
const middleOf = (months: number) => new Date(firstOf(months).getTime() + 14 * 86_400_000)
const partitionsOf = async (table: string) =>
  (
    await sql(
      `select relname from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = $1::regclass order by 1`,
      [table],
    )
  ).map(({ relname }) => relname)

/** As it would be after years: everything is in months. */
async function remakeMonths(table: 'audit_entry' | 'mail_outbox', key: string, months: readonly number[]) {
  for (const name of await partitionsOf(table))
    if (!name.endsWith('_default')) await sql(`drop table partitions.${name}`)
  await sql(`begin; set local session_replication_role = replica; truncate ${table}; commit`)
  for (const month of months) await sql('select partitions.add_month($1, $2, $3)', [table, key, firstOf(month)])
}

describe('coming months', () => {
  it('are there after a migration, four with this one, and all rows fit', async () => {
    for (const table of ['audit_entry', 'mail_outbox'])
      expect(await partitionsOf(table)).toEqual([
        ...[0, 1, 2, 3].map((month) => nameOf(table, month)).toSorted(),
        `${table}_default`,
        nameOf(`${table}_until`, 0),
      ])
    expect(await monthsJob.dryRun(at)).toEqual({ added: 0 })
    expect(await readCoverage(deps.db)).toEqual(
      ['audit_entry', 'mail_outbox'].map((name) => ({ name, endsAt: firstOf(4), defaultHasRows: false })),
    )
  })

  it('are made by the job, and a row whose month is missing is kept outside of the months', async () => {
    await remakeMonths('mail_outbox', 'created_at', [-1])
    await sql(`insert into mail_outbox (kind, payload) values ('stray', '{}')`)
    expect(await sql('select kind from mail_outbox')).toEqual([{ kind: 'stray' }])
    expect((await readCoverage(deps.db))[1]).toMatchObject({ endsAt: firstOf(0), defaultHasRows: true })
    // this month stays in the default partition: its row is not moved
    expect(await runJob(at, monthsJob)).toEqual({ added: 3 })
    expect(await partitionsOf('mail_outbox')).not.toContain(nameOf('mail_outbox', 0))
    await sql('delete from mail_outbox')
    expect(await runJob(at, monthsJob)).toEqual({ added: 1 })
    expect(await runJob(at, monthsJob)).toEqual({ added: 0 })
    expect(
      (await sql(`select reloptions::text from pg_class where relname = $1`, [nameOf('mail_outbox', 3)]))[0],
    ).toEqual({ reloptions: expect.stringContaining('autovacuum_vacuum_threshold') })
  })

  it('can be neither written to directly, nor made or dropped, by the role of the API', async () => {
    const month = `partitions.${nameOf('audit_entry', 0)}`
    const { db } = deps
    for (const statement of [
      `insert into ${month} (occurred_at, action) values (now(), 'X')`,
      `delete from ${month}`,
      `drop table ${month}`,
      `select partitions.add_month('audit_entry', 'occurred_at', '2040-01-01')`,
      `insert into audit_entry (id, occurred_at, action) values (1, now(), 'X')`,
    ])
      await expect(raw.raw(statement).execute(db), statement).rejects.toThrow(/permission denied|must be owner/)
    await recordAudit(at, db, ana, 'SIGNED_OUT')
  })

  it.each(['update', 'truncate'])('are append-only, also directly: %s', async (verb) => {
    const month = `partitions.${nameOf('audit_entry', 0)}`
    const statement = verb === 'update' ? `update ${month} set action = 'X'` : `truncate ${month}`
    await expect(sql(statement)).rejects.toThrow('is append-only')
  })
})

describe('past months of the audit log', () => {
  const add = async (occurredAt: Date, count = 1) => {
    for (let n = 0; n < count; n++) await recordAudit({ ...deps, clock: () => occurredAt }, deps.db, ana, 'SIGNED_OUT')
  }
  const months = async () =>
    (await sql('select tableoid::regclass::text as month from audit_entry order by id')).map(({ month }) => month)

  beforeEach(async () => {
    await remakeMonths('audit_entry', 'occurred_at', [-14, -13, -12, -11, 0])
    await sql(`begin; set local session_replication_role = replica; truncate audit_seal, audit_unsealed; commit`)
  })

  it('are dropped once their last entry is twelve months old, and the chain stays whole', async () => {
    await add(middleOf(-14), 3)
    await add(middleOf(-13), 3)
    await add(middleOf(-12), 2)
    await add(middleOf(-11), 2)
    await sealAll(deps.db)
    const head = (await runAuditCommand(at, ['check'])).text.match(/Head: (.*)$/)?.[1] ?? ''
    expect(await auditJob?.dryRun(at)).toEqual({ months: 2, entries: 0, seals: 0 })
    expect(await auditJob?.run(at, new AbortController().signal)).toEqual({
      counts: { months: 2, entries: 0, seals: 5 },
      isComplete: true,
    })
    expect(await months()).toEqual([-12, -12, -11, -11].map((month) => `partitions.${nameOf('audit_entry', month)}`))
    // the seal of the last dropped entry is the anchor
    expect((await sql('select position::int from audit_seal order by 1')).map(({ position }) => position)).toEqual([
      6, 7, 8, 9, 10,
    ])
    expect(await runAuditCommand(at, ['check', head])).toMatchObject({ exitCode: 0 })
    await add(now)
    await sealAll(deps.db)
    expect(await runAuditCommand(at, ['check', head])).toMatchObject({ exitCode: 0 })
  })

  it('show that a younger month was dropped', async () => {
    await add(middleOf(-12), 1)
    await add(middleOf(-11), 2)
    await add(now, 1)
    await sealAll(deps.db)
    await sql(`drop table partitions.${nameOf('audit_entry', -11)}`)
    const { text, exitCode } = await runAuditCommand(at, ['check'])
    expect([text.match(/is missing/g)?.length, exitCode]).toEqual([2, 1])
    await auditJob?.run(at, new AbortController().signal)
    expect((await runAuditCommand(at, ['check'])).exitCode).toBe(1)
  })

  it('wait while somebody reads the log, and go with the next turn', async () => {
    await add(middleOf(-14))
    const reading = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const reader = deps.db.transaction().execute(async (tx) => {
      await tx.selectFrom('auditEntry').select('id').where('id', '=', 1).execute()
      reading.resolve()
      await end.promise
    })
    await reading.promise
    const blocked = await auditJob?.run(at, new AbortController().signal)
    expect(blocked?.counts).toMatchObject({ failed: 1, entries: 0 })
    end.resolve()
    await reader
    expect((await auditJob?.run(at, new AbortController().signal))?.counts).toMatchObject({ months: 2 })
  })
})

describe('past months of the outbox', () => {
  const add = (month: number, state: 'sent' | 'waiting' | 'dead') =>
    sql(
      `insert into mail_outbox (kind, payload, created_at, sent_at, dead_at) values ($1, $2, $3::timestamptz, $4, $5)`,
      [
        `${state} ${month}`,
        state === 'sent' ? null : '{}',
        middleOf(month),
        state === 'sent' ? middleOf(month) : null,
        state === 'dead' ? now : null,
      ],
    )
  const kinds = async () => (await sql('select kind from mail_outbox order by kind')).map(({ kind }) => kind)

  it('are dropped when their first day is 90 days ago, unless a mail of theirs waits or is dead', async () => {
    await remakeMonths('mail_outbox', 'created_at', [-7, -6, -5, -1, 0, 1])
    await add(-7, 'sent')
    await add(-6, 'sent')
    await add(-6, 'waiting')
    await add(-5, 'sent')
    await add(-5, 'dead')
    await add(-1, 'sent')
    await enqueueMail(deps.db, {
      kind: 'account-deleted',
      to: 'ana@example.org',
      language: 'fr',
      content: { site: 'owner', subject: 's', title: 't', paragraphs: [] },
    } as never)
    expect(await oldMailsJob.dryRun(at)).toEqual({ dead: 0, months: 1, sent: 3 })
    expect(await runJob(at, oldMailsJob)).toEqual({ dead: 0, months: 1, sent: 2 })
    expect(await kinds()).toEqual(['account-deleted', 'dead -5', 'sent -1', 'waiting -6'])
    expect(await partitionsOf('mail_outbox')).toEqual(
      [...[-6, -5, -1, 0, 1].map((month) => nameOf('mail_outbox', month)), 'mail_outbox_default'].toSorted(),
    )
    await sql(`delete from mail_outbox where kind in ('dead -5', 'waiting -6')`)
    expect(await runJob(at, oldMailsJob)).toEqual({ dead: 0, months: 2, sent: 0 })
  })

  it('never end the current month, whatever the clock of the caller says', async () => {
    await remakeMonths('mail_outbox', 'created_at', [0, 1])
    await runJob({ ...deps, clock: () => new Date(now.getTime() + 1_000 * 86_400_000) }, oldMailsJob)
    expect(await partitionsOf('mail_outbox')).toContain(nameOf('mail_outbox', 0))
  })

  it('delete old mails one by one without touching rows of other months in the same place', async () => {
    await remakeMonths('mail_outbox', 'created_at', [-5, 0])
    await add(-5, 'dead')
    await sql(`update mail_outbox set dead_at = now() - interval '40 days'`)
    await sql(`insert into mail_outbox (kind, payload) values ('fresh', '{}')`)
    await sql(`vacuum full mail_outbox`)
    expect((await sql('select ctid::text from mail_outbox')).map(({ ctid }) => ctid)).toEqual(['(0,1)', '(0,1)'])
    expect(await runJob(at, oldMailsJob)).toMatchObject({ dead: 1 })
    expect(await kinds()).toEqual(['fresh'])
  })
})
