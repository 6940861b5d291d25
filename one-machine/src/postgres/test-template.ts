import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from '#ports.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** PgBouncer in front of it, or the same address. */
    poolerUrl: string
    /** A copy of the template in which statements are explained: the template itself may have no connections. */
    plansUrl: string
  }
}

/** The data are deleted after the tests: nothing has to survive a crash. */
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * For vitest's globalSetup: one server and one template per run. Each test file copies it (test-database.ts). With
 * TEST_POOLER, servers under test reach it through PgBouncer.
 */
export async function provideTestPostgres(project: TestProject, prepare: (templateUrl: string) => Promise<unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-test-'))
  const server = await startPostgres({ dataDir: join(folder, 'data'), port: await freePort(), settings: notDurable })
  const admin = new pg.Client(server.url)
  await admin.connect()
  await admin.query('create database template_test')
  const at = (database: string) => Object.assign(new URL(server.url), { pathname: database }).href
  await prepare(at('template_test'))
  await admin.query('create database plans_test template template_test')
  await admin.end()
  const pooler = process.env['TEST_POOLER'] ? await startPgBouncer(server.url) : undefined
  project.provide('postgresUrl', server.url)
  project.provide('poolerUrl', pooler?.url ?? server.url)
  project.provide('plansUrl', at('plans_test'))
  return async () => {
    await pooler?.stop()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
