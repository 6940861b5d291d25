import { readFileSync } from 'node:fs'
import { environment as api } from '@bailclair/api/src/platform/config/environment.ts'
import { environment as identity } from '@bailclair/identity/src/platform/config/environment.ts'
import { environment as web } from '@bailclair/owner-site/server/environment.ts'
import { environment as tenant } from '@bailclair/tenant-site/server/environment.ts'
import { describe, expect, it } from 'vitest'
import { operationsGuide, withEnvironmentTables } from './environment-tables.ts'
import { namesFile, writeVariableNames } from './variable-names.ts'

const document = readFileSync(operationsGuide, 'utf8')

describe('docs/operations.md', () => {
  it('lists every variable of every server, as in its schema', () => {
    const today = withEnvironmentTables(document)
    expect(document, 'run: npm run docs:environment').toBe(today)
    for (const name of Object.keys({ ...api.shape, ...identity.shape, ...web.shape, ...tenant.shape }))
      expect(today).toContain(`| \`${name}\` | `)
  })

  it('shows defaults; a secret has none', () => {
    expect(document).toContain('| `PORT` | `3001` | Port of the API |')
    expect(document).toMatch(/\| `PSEUDONYM_KEY` \| none: secret \| /)
    expect(document).toMatch(/\| `TRUSTED_PROXIES` \| empty \| /)
  })

  it('keeps the text around the tables', () => {
    const [first = ''] = document.split('<!-- environment')
    expect(withEnvironmentTables(document.replace('`3001`', '`1`'))).toBe(document)
    expect(withEnvironmentTables(document).startsWith(first)).toBe(true)
    expect(() => withEnvironmentTables('no place')).toThrow('no place between')
  })
})

it('every server knows the variables of the others', () => {
  expect(readFileSync(namesFile, 'utf8'), 'run: npm run docs:environment').toBe(writeVariableNames())
})
