import { expect, it } from 'vitest'
import { countRowsRead } from './rows-read.ts'

it('counts rows that a condition drops, in every loop', () => {
  const tenants = {
    'Node Type': 'Index Scan',
    'Relation Name': 'tenant',
    'Actual Rows': 2,
    'Rows Removed by Filter': 1,
    'Actual Loops': 25,
  }
  const files = { 'Node Type': 'Seq Scan', 'Relation Name': 'rental_file', 'Actual Rows': 25, 'Actual Loops': 1 }
  const bitmap = { 'Node Type': 'Bitmap Index Scan', 'Actual Rows': 900, 'Actual Loops': 1 }
  const rechecked = {
    'Node Type': 'Bitmap Heap Scan',
    'Relation Name': 'property',
    'Rows Removed by Index Recheck': 3,
    'Actual Rows': 1,
    'Actual Loops': 1,
    Plans: [bitmap],
  }
  const join = { 'Node Type': 'Nested Loop', 'Actual Rows': 50, 'Actual Loops': 1, Plans: [files, tenants, rechecked] }
  expect(countRowsRead({ 'Node Type': 'Limit', 'Actual Rows': 25, 'Actual Loops': 1, Plans: [join] })).toBe(25 + 75 + 4)
})
