import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createLogger } from '#logger.ts'
import { checkRoleTimeout, readRoleTimeout } from './check-role-timeout.ts'

const database = await createTestDatabase({ empty: true })
const role = `${database.name}_timed`
const pool = new pg.Pool({ connectionString: database.directUrl, max: 1 })
pool.on('error', () => undefined)
await pool.query(`create role ${role} login password 'x'; alter role ${role} set statement_timeout = '60s'`)
afterAll(async () => {
  await pool.query(`drop role ${role}`)
  await pool.end()
  await database.drop()
})

async function warningsOf(url: string): Promise<string> {
  const logs: string[] = []
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void logs.push(line) })
  const asked = new pg.Pool({ connectionString: url, max: 1 })
  asked.on('error', () => undefined) // the database is dropped while its last connection closes
  await checkRoleTimeout(async () => (await asked.query(readRoleTimeout)).rows, logger)
  await asked.end()
  return logs.join()
}

it('warns of a role without statement_timeout, and only of that', async () => {
  const timed = new URL(database.directUrl)
  Object.assign(timed, { username: role, password: 'x' })
  expect(await warningsOf(timed.href)).toBe('')
  expect(await warningsOf(database.directUrl)).toContain('the database role has no statement_timeout')
})

it('says that the database did not answer', async () => {
  expect(await warningsOf('postgres://127.0.0.1:1/x')).toContain('cannot be read')
})
