import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@bailclair/one-machine/postgres/postgres.ts'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/database/migrate.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One server per run, one migrated template; each test file copies the template (test-database.ts). */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-test-'))
  const server = await startPostgres({ dataDir: join(folder, 'data'), port: await freePort() })
  const admin = new pg.Client(server.url)
  await admin.connect()
  await admin.query('create database template_test')
  await admin.end()
  await migrate({ DATABASE_URL: databaseUrl(server.url, 'template_test'), MIGRATION_LOCK_TIMEOUT_MS: 1_000 })
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

function databaseUrl(server: string, database: string) {
  const url = new URL(server)
  url.pathname = database
  return url.href
}
