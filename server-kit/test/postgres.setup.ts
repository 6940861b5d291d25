import { provideTestPostgres } from '@bailclair/one-machine/postgres/test-template.ts'
import type { TestProject } from 'vitest/node'

/** The tests bring their own migrations: the template stays empty. */
export default (project: TestProject) => provideTestPostgres(project, async () => undefined)
