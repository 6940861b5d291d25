import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environment } from './environment.ts'
import { withEnvironmentTables } from './environment-table.ts'

const document = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')

describe('docs/operations.md', () => {
  it('lists every variable as the schema has it', () => {
    const today = withEnvironmentTables(document)
    expect(document, 'run: node api/src/platform/config/print-environment.ts').toBe(today)
    for (const name of Object.keys(environment.shape)) expect(today).toContain(`| \`${name}\` | `)
  })

  it('shows defaults, and that a secret has none', () => {
    expect(document).toContain('| `PORT` | `3001` | Port of the API |')
    expect(document).toMatch(/\| `PSEUDONYM_KEY` \| none: secret \| /)
    expect(document).toMatch(/\| `TRUSTED_PROXIES` \| empty \| /)
  })

  it('keeps what is around the tables', () => {
    const [first = ''] = document.split('<!-- environment')
    expect(withEnvironmentTables(document.replace('`3001`', '`1`'))).toBe(document)
    expect(withEnvironmentTables(document).startsWith(first)).toBe(true)
    expect(() => withEnvironmentTables('no place')).toThrow('no place between')
  })
})
