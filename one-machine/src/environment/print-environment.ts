import { readFileSync, writeFileSync } from 'node:fs'
import { exampleFile, writeEnvExample } from './env-example.ts'
import { operationsGuide, withEnvironmentTables } from './environment-tables.ts'
import { withRetentionTable } from './retention-table.ts'
import { namesFile, writeVariableNames } from './variable-names.ts'

/**
 * `npm run docs:environment` updates the tables in docs/operations.md, .env.example, and the names that every server
 * recognises.
 */
writeFileSync(operationsGuide, withRetentionTable(withEnvironmentTables(readFileSync(operationsGuide, 'utf8'))))
writeFileSync(namesFile, writeVariableNames())
writeFileSync(exampleFile, writeEnvExample())
