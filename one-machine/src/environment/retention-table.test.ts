import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operationsGuide } from './environment-tables.ts'
import { withRetentionTable } from './retention-table.ts'

it('docs/operations.md has the current table', () => {
  const document = readFileSync(operationsGuide, 'utf8')
  expect(document, 'run: npm run docs:environment').toBe(withRetentionTable(document))
  expect(document).toContain(
    '| `audit_entry` | who did what, under pseudonyms | 12 months, to the end of the month | `audit-entries` |',
  )
  expect(() => withRetentionTable('no place')).toThrow('no place between')
})
