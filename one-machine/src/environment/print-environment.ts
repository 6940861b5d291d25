import { readFileSync, writeFileSync } from 'node:fs'
import { operationsGuide, withEnvironmentTables } from './environment-tables.ts'
import { withRetentionTable } from './retention-table.ts'

/** `npm run docs:environment` updates the tables in docs/operations.md. */
writeFileSync(operationsGuide, withRetentionTable(withEnvironmentTables(readFileSync(operationsGuide, 'utf8'))))
