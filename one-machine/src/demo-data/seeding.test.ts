import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstrationSecrets } from '@bailclair/api/src/platform/config/load-config.ts'
import { openTokenKeyring } from '@bailclair/api/src/platform/token/token-keyring.ts'
import type { Sealed } from '@bailclair/server-kit/key-ring.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#ports.ts'
import { startPostgres } from '#postgres/postgres.ts'
import { runSql } from '#postgres/run-sql.ts'
import { projectRoot } from '#project.ts'
import { importTrustList } from './import-trust-list.ts'
import { type Amounts, seedMany } from './seed-many.ts'
import { openSteps } from './steps.ts'

let url: string
const sql = (statement: string) => runSql(url, statement)

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-seeding-'))
  const server = await startPostgres({ dataDir: join(folder, 'data'), port: await freePort() })
  url = server.url
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: url }
  execFileSync(process.execPath, ['api/src/migrate.ts'], { cwd: projectRoot, env })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
})

describe('rows for benchmarks', () => {
  const lines: string[] = []
  const seed = (amounts: Amounts, signal = new AbortController().signal) =>
    seedMany(url, amounts, { report: (line) => lines.push(line), signal, batchSize: 1_000 })
  const counts = async () =>
    (
      await sql(`select (select count(*) from owner)::int as owners, (select count(*) from property)::int as properties,
        (select count(*) from rental_file)::int as files, (select count(*) from tenant)::int as tenants,
        (select count(*) from application)::int as applications`)
    )[0]

  it('are added up to the asked numbers, and not twice', async () => {
    const few = { owners: 8, properties: 10, files: 40, tenants: 56, applications: 40 }
    await seed({ owners: 8, files: 40 })
    expect(await counts()).toEqual(few)
    await seed({ owners: 8, files: 40 })
    expect(await counts()).toEqual(few)
    await seed({ owners: 12, files: 10_040 })
    expect(await counts()).toMatchObject({ owners: 12, properties: 15, files: 10_040, applications: 10_040 })
    expect(lines.at(-1)).toBe('Seeded 12 of 12 owners with their files')
  })

  it('count the changes of an owner in one row, and belong to the owner of their property', async () => {
    expect(await sql('select owner_id from owner_change group by 1 having count(*) > 1')).toEqual([])
    expect(
      await sql(`select 1 from application join property on property.id = property_id
        where property_owner_id is distinct from owner_id`),
    ).toEqual([])
  })

  it('have every type and status, the sum of incomes, and no submitted part', async () => {
    expect(await sql('select distinct application_type from rental_file')).toHaveLength(3)
    expect(await sql('select distinct status from rental_file')).toHaveLength(5)
    expect(
      await sql(`select 1 from rental_file f where total_income_cents <>
        (select sum(monthly_income_cents) from tenant where rental_file_id = f.id)`),
    ).toEqual([])
    expect(await sql('select 1 from tenant where submitted_at is not null')).toEqual([])
  })

  it('have tokens sealed under the key of one machine', async () => {
    expect(await sql('select 1 from application where token is not null')).toEqual([])
    expect(await sql('select 1 from property where share_token is not null')).toEqual([])
    const [application] = await sql(`select token_sealed as sealed, token_key_id as "keyId" from application limit 1`)
    const tokens = openTokenKeyring({ TOKEN_KEY: demonstrationSecrets.TOKEN_KEY, TOKEN_RETIRED_KEYS: [] })
    expect(tokens.unseal('application', application as Sealed)).toMatch(/^[\w-]{43}$/)
  })

  it('stop on abort', async () => {
    await expect(seed({ owners: 20, files: 1 }, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough')
    expect(await counts()).toMatchObject({ owners: 12 })
  })
})

describe('a step of the demo data', () => {
  it('runs once, and again after a failure', async () => {
    const done: string[] = []
    let isBroken = true
    const step = {
      name: 'someone',
      run: async () => {
        if (isBroken) throw new Error('killed')
        done.push('someone')
      },
    }
    const first = await openSteps(url)
    expect(first.isDone(step)).toBe(false)
    await expect(first.run(step)).rejects.toThrow('killed')
    isBroken = false
    const second = await openSteps(url)
    expect(second.isDone(step)).toBe(false)
    await second.run(step)
    expect((await openSteps(url)).isDone(step)).toBe(true)
    expect(done).toEqual(['someone'])
  })
})

describe('the trust list', () => {
  it('has the authority of the stand-ins, and is imported once', async () => {
    const target = { databaseUrl: url, signal: new AbortController().signal }
    await importTrustList(target)
    const rows = await sql('select signer_id from trust_certificate order by signer_id nulls first')
    expect(rows.map((row) => row['signer_id'])).toEqual([null, 'BC01', 'BC02', 'BC03', 'BC04', 'BC05'])
    expect(await sql('select serial from trust_revocation')).toEqual([{ serial: '69' }])
    await importTrustList(target)
    expect(await sql('select content from trust_import')).toHaveLength(3)
  })
})
