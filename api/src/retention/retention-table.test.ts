import { apiRetention, identityRetention } from '@bailclair/domain/retention/retention-table.ts'
import { describe, expect, it } from 'vitest'
import { allJobs } from '#all-jobs.ts'
import { startDeps } from '#test/harness.ts'

const { sql } = await startDeps()
const jobs = allJobs.map(({ name }) => name)

describe('the retention table', () => {
  it('has a rule or a reason for every table of the database', async () => {
    const tables = await sql(`select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`)
    expect(Object.keys(apiRetention).toSorted()).toEqual(tables.map(({ table_name: name }) => name).toSorted())
  })

  it('names only jobs that exist', () => {
    const named = [...Object.values(apiRetention), ...Object.values(identityRetention)].flatMap(({ by }) => by ?? [])
    expect(jobs).toEqual(expect.arrayContaining(named))
  })
})

describe('the jobs', () => {
  it('have unique names that fit a metric', () => {
    expect(new Set(jobs).size).toBe(jobs.length)
    for (const name of jobs) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
})
