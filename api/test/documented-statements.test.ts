import { documentedStatements } from '@bailclair/one-machine/quality/documented-statements.ts'
import { expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'

const { sql } = await startDeps()

it.each(documentedStatements('DATABASE_URL'))('an operator can run: %s', async (statement) => {
  await expect(sql(statement)).resolves.toBeInstanceOf(Array)
})
