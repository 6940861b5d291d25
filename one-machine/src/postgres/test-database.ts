import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Copies the migrated template of test-template.ts (23–86 ms), or creates an empty database. */
export async function createTestDatabase({ empty = false } = {}) {
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}${empty ? '' : ' template template_test'}`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = name
  return {
    url: url.href,
    name,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
