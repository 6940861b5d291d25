import { describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { recordAudit } from './record-audit.service.ts'

const { deps, sql } = await startDeps()
const ana = { issuer: 'https://identity.example/realms/owner', subject: 'ana' }
const entries = () => sql('select occurred_at, actor, action from audit_entry order by id')

describe('the audit log', () => {
  it('says who did what and when, by pseudonym', async () => {
    await recordAudit(deps, deps.db, ana, 'NAMES_CHANGED')
    await recordAudit(deps, deps.db, ana, 'EMAIL_CHANGED')
    await recordAudit(deps, deps.db, { ...ana, subject: 'ben' }, 'NAMES_CHANGED')
    const [first, second, third] = await entries()
    expect(first).toMatchObject({ action: 'NAMES_CHANGED', occurred_at: deps.clock() })
    expect(second.actor.equals(first.actor)).toBe(true)
    expect(third.actor.equals(first.actor)).toBe(false)
    expect(JSON.stringify(await sql('select a::text from audit_entry as a'))).not.toMatch(/ana|ben/)
  })

  it('has other pseudonyms under another key', async () => {
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
  ])('only grows: %s', async (statement) => {
    const before = await entries()
    await expect(sql(statement)).rejects.toThrow('audit_entry is append-only')
    expect(await entries()).toEqual(before)
  })

  it('goes with the work it tells of', async () => {
    const before = (await entries()).length
    const work = deps.db.transaction().execute(async (tx) => {
      await recordAudit(deps, tx, ana, 'ACCOUNT_DELETED')
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await entries()).toHaveLength(before)
  })
})
