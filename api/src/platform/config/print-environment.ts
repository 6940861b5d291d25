import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withEnvironmentTables } from './environment-table.ts'

/** `node api/src/platform/config/print-environment.ts`: brings the tables of docs/operations.md up to date. */
const file = join(import.meta.dirname, '../../../../docs/operations.md')
writeFileSync(file, withEnvironmentTables(readFileSync(file, 'utf8')))
