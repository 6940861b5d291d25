import { readFileSync, writeFileSync } from 'node:fs'
import { operationsGuide, withEnvironmentTables } from './environment-tables.ts'
import { withRetentionTable } from './retention-table.ts'
import { namesFile, writeVariableNames } from './variable-names.ts'

/** `npm run docs:environment` updates the tables in docs/operations.md, and the names that every server recognises. */
writeFileSync(operationsGuide, withRetentionTable(withEnvironmentTables(readFileSync(operationsGuide, 'utf8'))))
writeFileSync(namesFile, writeVariableNames())
