import { provideTestPostgres } from '@bailclair/one-machine/postgres/test-template.ts'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/database/migrate.ts'

export default (project: TestProject) =>
  provideTestPostgres(project, (url) => migrate({ DATABASE_URL: url, MIGRATION_LOCK_TIMEOUT_MS: 1_000 }))
