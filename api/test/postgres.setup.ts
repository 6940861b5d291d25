import { provideTestPostgres } from '@bailclair/one-machine/postgres/test-template.ts'
import { migrate } from '@bailclair/server-kit/database/migrate.ts'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from '../src/platform/database/applied-migrations.ts'

export default (project: TestProject) =>
  provideTestPostgres(project, (url) =>
    migrate({ DATABASE_URL: url, MIGRATION_LOCK_TIMEOUT_MS: 1_000 }, migrationsFolder),
  )
