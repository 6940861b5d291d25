import { provideTestPostgres } from '@bailclair/one-machine/postgres/test-template.ts'
import type { TestProject } from 'vitest/node'

/** Tests write their own migrations, so the template database stays empty. */
export default (project: TestProject) => provideTestPostgres(project, async () => undefined)
