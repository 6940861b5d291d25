import { readFileSync, writeFileSync } from 'node:fs'
import { operationsGuide, withEnvironmentTables } from './environment-tables.ts'
import { withRetentionTable } from './retention-table.ts'

/** `npm run docs:environment`: brings the tables of docs/operations.md up to date. */
writeFileSync(operationsGuide, withRetentionTable(withEnvironmentTables(readFileSync(operationsGuide, 'utf8'))))
