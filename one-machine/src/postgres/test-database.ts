import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Copies the migrated template of test-template.ts (23–86 ms), or creates an empty database. */
export async function createTestDatabase({ empty = false } = {}) {
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}${empty ? '' : ' template template_test'}`)
  const at = (server: string) => {
    const url = new URL(server)
    url.pathname = name
    return url.href
  }
  return {
    url: at(inject('poolerUrl')),
    /** For what needs a session: migrations, and tests that look into the server. */
    directUrl: at(inject('postgresUrl')),
    name,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
