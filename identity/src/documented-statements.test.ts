import { documentedStatements } from '@bailclair/one-machine/quality/documented-statements.ts'
import { expect, it } from 'vitest'
import { startIdentity } from '#test/harness.ts'

const identity = await startIdentity()

it.each(documentedStatements('IDENTITY_DATABASE_URL'))('an operator can run: %s', async (statement) => {
  await expect(identity.sql(statement)).resolves.toBeInstanceOf(Array)
})
