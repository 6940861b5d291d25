import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { auditJobs } from './audit.jobs.ts'
import { runAuditCommand } from './audit-command.ts'
import { checkChain } from './check-chain.service.ts'
import { recordAudit } from './record-audit.service.ts'
import { sealEntries } from './seal.repository.ts'
import { sealAll } from './seal-entries.service.ts'

const { deps, sql } = await startDeps()
const now = new Date()
const at = { ...deps, clock: () => now }
const ana = { issuer: 'https://identity.example/realms/owner', subject: 'ana' }
const check = async (head?: string) => runAuditCommand(at, ['check', ...(head ? [head] : [])])
const headOf = async () => (await check()).text.match(/Head: (.*)$/)?.[1] ?? ''

/** As a superuser can: `replica` switches triggers off. */
const tamper = (...statements: string[]) =>
  sql(`begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`)

async function addEntries(count: number) {
  for (let added = 0; added < count; added++)
    await recordAudit(at, deps.db, ana, 'LINK_PAUSED', { object: { kind: 'PROPERTY', id: `property ${added}` } })
}
const ids = async () => (await sql('select id::int from audit_entry order by id')).map(({ id }) => Number(id))

beforeEach(async () => {
  await addEntries(5)
  await sealAll(deps.db)
})
afterEach(() => tamper('truncate audit_entry, audit_seal, audit_unsealed restart identity'))

describe('the chain of the audit log', () => {
  it('is whole, grows, and prints a head that stays part of it', async () => {
    const head = await headOf()
    expect(await check()).toEqual({ text: `5 sealed entries, 0 waiting, 0 problems\nHead: ${head}`, exitCode: 0 })
    expect(head).toMatch(/^5:[0-9a-f]{64}$/)
    await addEntries(2)
    const { text, exitCode } = await check(head)
    expect([text.split('\n')[0], exitCode]).toEqual(['7 sealed entries, 0 waiting, 0 problems', 0])
  })

  it('gives each entry the hash of the one before', async () => {
    const seals = await sql('select position::int, previous, hash from audit_seal order by position')
    expect(seals.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
    for (const [index, { previous }] of seals.entries())
      expect(previous).toEqual(index === 0 ? Buffer.alloc(0) : seals[index - 1].hash)
  })

  it.each([
    ['an action', `update audit_entry set action = 'LINK_RESUMED' where id = 3`, 'entry 3 was changed'],
    [
      'a time',
      `update audit_entry set occurred_at = occurred_at - interval '1 microsecond' where id = 3`,
      'entry 3 was changed',
    ],
    ['an actor', `update audit_entry set actor = null where id = 3`, 'entry 3 was changed'],
    ['an object', `update audit_entry set object = '\\x00' where id = 3`, 'entry 3 was changed'],
    ['a deletion', `delete from audit_entry where id = 3`, 'entry 3 is missing'],
    [
      'a deletion with its seal',
      `delete from audit_entry where id = 3; delete from audit_seal where entry_id = 3`,
      'seals before 4 are missing',
    ],
    [
      'the oldest entries',
      `delete from audit_entry where id < 3; delete from audit_seal where entry_id < 3`,
      'seals before 3 are missing',
    ],
    [
      'an entry without a seal',
      `insert into audit_entry (occurred_at, action) values (now(), 'X')`,
      'entry 6 was never sealed',
    ],
    ['a seal', `update audit_seal set digest = '\\x00' where entry_id = 5`, 'seal 5 was changed'],
    [
      'the time of a seal, to excuse a deletion',
      `delete from audit_entry where id = 3; update audit_seal set occurred_at = now() - interval '2 years' where entry_id = 3`,
      'seal 3 was changed',
    ],
  ])('shows %s changed by a superuser', async (_, statement, problem) => {
    await tamper(statement)
    const { text, exitCode } = await check()
    expect(text.split('\n')).toContain(problem)
    expect(exitCode).toBe(1)
  })

  it('shows a chain that was computed anew only to who kept a head', async () => {
    const head = await headOf()
    await tamper(
      `update audit_entry set action = 'LINK_RESUMED' where id = 3`,
      'truncate audit_seal',
      'insert into audit_unsealed select id, occurred_at from audit_entry',
    )
    expect((await check()).exitCode).toBe(0)
    const { text, exitCode } = await check(head)
    expect([text.split('\n')[0], exitCode]).toEqual(['the head that was kept, 5, is not in the chain', 1])
  })

  it('shows that the latest entries are missing only to who kept a head', async () => {
    const head = await headOf()
    await tamper('delete from audit_entry where id > 3', 'delete from audit_seal where entry_id > 3')
    expect((await check()).exitCode).toBe(0)
    expect((await check(head)).exitCode).toBe(1)
  })

  it('begins at the last seal whose entry was old enough to be deleted', async () => {
    await tamper(
      `update audit_entry set occurred_at = now() - interval '13 months' where id <= 3`,
      'truncate audit_seal',
      'insert into audit_unsealed select id, occurred_at from audit_entry',
    )
    const head = await headOf()
    await auditJobs[0]?.run(at, new AbortController().signal)
    expect(await ids()).toEqual([4, 5])
    expect((await sql('select position::int from audit_seal order by 1')).map(({ position }) => position)).toEqual([
      3, 4, 5,
    ])
    expect(await check(head)).toMatchObject({ exitCode: 0 })
    await addEntries(1)
    expect(await check(head)).toMatchObject({ exitCode: 0 })
  })

  it('is sealed by one of two instances, and the other does not wait', async () => {
    await addEntries(3)
    const [sealed, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = deps.db.transaction().execute(async (tx) => {
      expect(await sealEntries(tx, 2)).toBe(2)
      sealed.resolve()
      await end.promise
    })
    await Promise.race([sealed.promise, first])
    try {
      expect(await sealEntries(deps.db, 1_000)).toBe(0)
    } finally {
      end.resolve()
      await first
    }
    expect(await sealEntries(deps.db, 1_000)).toBe(1)
    const { problems, checked } = await checkChain(at)
    expect([problems, checked]).toEqual([[], 8])
  })

  it('seals entries of parallel transactions once each, whatever the order of their commits', async () => {
    const late = Promise.withResolvers<void>()
    const slow = deps.db.transaction().execute(async (tx) => {
      await recordAudit(at, tx, ana, 'SIGNED_OUT')
      await late.promise
    })
    await addEntries(3)
    await Promise.all([sealAll(deps.db), sealAll(deps.db), addEntries(3)])
    late.resolve()
    await slow
    const { problems, checked } = await checkChain(at)
    expect([problems, checked]).toEqual([[], 12])
  })
})

it.each([
  [[]],
  [['verify']],
  [['check', '--metrics']],
  [['check', '--metrics', 'audit.txt']],
  [['check', '--file=x']],
  [['check', 'x']],
  [['check', `1:${'a'.repeat(64)}`, 'more']],
])('prints its usage: %j', async (args) => {
  expect(await runAuditCommand(at, args)).toMatchObject({ exitCode: 2, text: expect.stringContaining('Usage') })
})
